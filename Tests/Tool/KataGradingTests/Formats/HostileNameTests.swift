import Foundation
import Testing

@testable import KataGrading

/// What a learner can call things, in the files that an instructor opens.
struct HostileNameTests {
    @Test(arguments: ["", "\u{200B}", "\u{202E}", " ", "\u{A0}", "\"", "'", "\u{0}", "\u{301}", "\u{E0020}"])
    func `a cell that starts a formula becomes text, also after what a spreadsheet skips`(hidden: String) {
        for text in ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "＝1+1"].map({ hidden + $0 }) {
            #expect(CSV.field(text).unicodeScalars.starts(with: "\"'".unicodeScalars))
        }
    }

    @Test(arguments: ["alice", "a=b", "Lovelace-King", "1+1", "\u{200B}a"])
    func `an honest cell is not changed`(text: String) {
        #expect(CSV.field(text) == text)
    }

    @Test(arguments: ["a\"\u{301}b", "a,\u{301}b", "\"\u{20DD},=1", "a\r\u{301}b", "\u{2028}x"])
    func `a quote or a comma under a mark is one`(text: String) {
        let field = CSV.field(text)
        let inside = field.unicodeScalars.dropFirst().dropLast()
        #expect(field.unicodeScalars.first == "\"" && field.unicodeScalars.last == "\"")
        #expect(inside.count { $0 == "\"" } == 2 * text.unicodeScalars.count { $0 == "\"" })
        #expect(CSV.rows(in: field + ",end\n") == [[text, "end"]])
    }

    @Test func `no name is markup, turns text around, or begins a command of a CI system`() {
        var report = Sample.alice
        report.student = "*\u{301}x*\u{301} <\u{301}b> \u{202E}"
        let title = report.markdown(in: Sample.report).split(separator: "\n").first.map(String.init) ?? ""
        #expect(!title.unicodeScalars.contains("\u{202E}"))
        #expect(title.unicodeScalars.count { $0 == "\\" } == 4)
        #expect("a\u{202E}<b>\u{2066}".escaped == "a\u{FFFD}&lt;b&gt;\u{FFFD}")
        // GitHub's runner reads such lines in the log of a job.
        (report.id, report.student) = ("::add-mask::graded", nil)
        let table = GradeReport(kit: .init(toolchain: "6.3", containment: []), submissions: [report]).table()
        #expect(table.contains("::add-mask::graded"))
        #expect(!table.split(separator: "\n").contains { $0.hasPrefix("::") })
    }
}
