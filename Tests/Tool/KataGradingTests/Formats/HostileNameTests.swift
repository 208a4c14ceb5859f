import Foundation
import Testing

@testable import KataGrading

/// What a learner can call things, in the files that an instructor opens.
struct HostileNameTests {
    @Test(arguments: ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1"])
    func `a cell that starts a formula becomes text`(text: String) {
        #expect(CSV.field(text) == "\"'\(text)\"")
    }

    @Test(arguments: [
        "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{AD}", " ", "\u{A0}", "\"", "'", "\u{0}",
        "\u{301}",
        "\u{E0020}", "\u{200B}\u{FEFF} ",
    ])
    func `also after what a spreadsheet skips, or under a mark`(hidden: String) {
        for text in ["\(hidden)=1+1", "=\(hidden)1+1", "＝1+1"] {
            #expect(CSV.field(text).unicodeScalars.starts(with: "\"'".unicodeScalars))
        }
    }

    @Test(arguments: ["alice", "a=b", "Lovelace-King", "1+1", "\u{200F}שלום", "\u{200B}a"])
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

    @Test(arguments: [
        ["carol|1", "carol_1"], ["carol_1", "carol|1", "carol_1 (2)"], ["Bob", "bob", "BOB"],
        ["jos\u{E9}", "jos\u{65}\u{301}x", "JOS\u{C9}"], ["a/b", "a:b", "a\nb"], ["..", ".", "\u{2024}."],
        [String(repeating: "l", count: 250), String(repeating: "L", count: 250)],
        [String(repeating: "\u{1F600}", count: 101), String(repeating: "中", count: 101)],
    ])
    func `no student's file overwrites another's`(ids: [String]) throws {
        let names = FileNames.names(for: ids, extension: "md")
        #expect(Set(names.map { $0.precomposedStringWithCompatibilityMapping.lowercased() }).count == ids.count)
        for name in names {
            #expect(name.utf8.count < 200 && name.hasSuffix(".md") && !name.contains { "/\n:".contains($0) })
        }
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
