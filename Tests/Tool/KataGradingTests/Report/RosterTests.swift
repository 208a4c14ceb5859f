import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// Who handed in what, and who did not.
struct RosterTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "roster-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func roster(_ text: String) throws -> Roster {
        try folder.write(text, to: "roster.csv")
        return try Roster(file: folder.appending(path: "roster.csv"))
    }

    private func report(_ ids: String...) -> GradeReport {
        GradeReport(kit: Sample.report.kit, submissions: ids.map { Sample.submission($0) })
    }

    @Test(arguments: [
        "\u{FEFF}Student,Group,Submission\r\n\"Lovelace, Ada\",1,alice\r\n",
        "Submission;Group;Student\nalice;1;Lovelace, Ada\n",
        "Submission, Group,Student\n\"alice\" ,1, \"Lovelace, Ada\"\n",
    ])
    func `a roster names by its columns, in whatever order, and keeps the others`(text: String) throws {
        var report = report("alice", "bob")
        try roster(text).complete(&report, isWhole: true)
        #expect(report.submissions.map(\.student) == ["Lovelace, Ada", nil])
        #expect(report.submissions[0].columns == [.init(name: "Group", value: "1")])
        #expect(report.csv().hasPrefix("submission,student,points,possible,percent,status,remarks,notes,Group\r\n"))
        #expect(report.csv().contains("\r\nalice,\"Lovelace, Ada\",0,0,0,graded,,,1\r\nbob,,0,0,0,graded,,,\r\n"))
        #expect(report.observations == ["not in the roster: bob"])
    }

    @Test func `who is missing and who handed in twice is in the report of the whole class`() throws {
        let roster = try roster("submission,student\nvictor_v1,Victor\nvictor_v2,Victor\nnobody,Nora\n")
        var report = report("victor_v1", "victor_v2")
        roster.complete(&report, isWhole: true)
        #expect(report.submissions.map(\.status) == [.missing, .graded, .graded])
        #expect(
            report.observations == [
                "not handed in: Nora (nobody)", "handed in more than once: Victor (victor_v1), Victor (victor_v2)",
            ]
        )
        #expect(report.csv().contains("nobody,Nora,,,,missing,,\r\n"))
        #expect(report.csv().matches(of: /handed in more than once: Victor/).count == 2)
        #expect(report.table().contains("\n\nnot handed in: Nora (nobody)\n"))
        var shard = self.report("victor_v1")
        roster.complete(&shard, isWhole: false)
        #expect(shard.submissions.map(\.id) == ["victor_v1"])
    }

    @Test func `a roster that is not filled in accuses nobody, and names who is missing`() throws {
        var report = report("alice", "bob")
        try roster("submission,student\r\nalice,\r\nbob,\r\ncarol, \r\n").complete(&report, isWhole: true)
        #expect(report.submissions.map(\.name) == ["alice", "bob", "carol"])
        #expect(report.observations == ["not handed in: carol"])
    }

    @Test func `a roster without its columns, or with two students for a submission, is a misuse`() throws {
        let texts = ["name\nx\n", "", "submission,student\nalice,Ada\nalice,Mallory\n"]
        for text in texts { #expect(throws: CommandError.self) { _ = try roster(text) } }
        _ = try roster("submission,student\nalice,Ada\nalice,Ada\n")
    }

    @Test func `two students of one name, and those without a name, are each listed once`() throws {
        var report = report("a", "b")
        try roster("submission,student,group\na,Kim,1\nb,Kim,2\nc,Kim,3\nd,,\ne,,\nd,,\n").complete(
            &report,
            isWhole: true
        )
        #expect(report.submissions.map(\.name) == ["Kim (a)", "Kim (b)", "Kim (c)", "d", "e"])
        #expect(report.observations == ["not handed in: Kim (c), d, e"])
    }

    @Test func `who is missing has not handed in more than once`() throws {
        var report = report("v2")
        try roster("submission,student\nv1,Victor\nv2,Victor\n").complete(&report, isWhole: true)
        #expect(report.observations == ["not handed in: Victor (v1)"])
    }

    /// Korean has no name in Foundation.
    private static let korean = String.Encoding(rawValue: 0x8000_0422)

    private static let readable: [(text: String, encoding: String.Encoding)] = [
        // Lines of Windows, of a Mac and of Unix, spaces, the name of a file, and another separator in a line.
        ("submission,student\r\n a , José\rb.zip;김철수\n", .utf8),
        ("submission;student\na,José\nb;김철수\n;\n", .utf8),
        ("submission\tstudent\na\tJosé\nb\t김철수\n", .utf16),
        ("submission\tstudent\na\tJosé\nb\t김철수\n", .utf16LittleEndian),
        ("submission,student\na,이수\nb,이\n", korean),
        ("submission,student\na,João\nb,CONCEIÇÃO\n", .windowsCP1252),
    ]

    @Test(arguments: readable)
    func `a roster is read as spreadsheets save it`(text: String, encoding: String.Encoding) throws {
        try folder.write("", to: "roster.csv")
        let file = folder.appending(path: "roster.csv")
        try #require(text.data(using: encoding)).write(to: file)
        var report = report("a", "b")
        try Roster(file: file).complete(&report, isWhole: true)
        #expect(report.submissions.compactMap(\.student).allSatisfy(text.contains), "\(report.submissions)")
        #expect(report.observations == [])
    }

    @Test func `a name with a comma needs no quotes in the last column, and surplus empty cells are nothing`() throws {
        var report = report("a", "b")
        try roster("submission,student\na,Lovelace, Ada\nb,Bob,,\n").complete(&report, isWhole: true)
        #expect(report.submissions.map(\.student) == ["Lovelace, Ada", "Bob"])
    }

    @Test func `a roster that the tool has begun is read, whatever a spreadsheet takes for a formula`() throws {
        var report = report("@alice", "-rf", "Doe;Jo")
        let lines = ["@alice", "-rf", "Doe;Jo"].map { "\(CSV.field($0)),Ada\n" }
        try roster("submission,student\n\(lines.joined())").complete(&report, isWhole: true)
        #expect(report.submissions.map(\.id) == ["-rf", "@alice", "Doe;Jo"])
    }

    @Test func `a roster takes the place of an earlier one, and who is in two folders has handed in again`() throws {
        var report = report("late/alice", "subs/alice", "subs/bob", "subs/carol")
        try roster("submission,student\nallice,Ada\nbob,Bo\ncarol,Cy\n").complete(&report, isWhole: true)
        try roster("submission,student\nalice,Ada\nbob,Bo\n").complete(&report, isWhole: true)

        #expect(
            report.observations == [
                "not in the roster: subs/carol", "handed in more than once: Ada (late/alice), Ada (subs/alice)",
            ]
        )
    }

    @Test func `a quote that does not end is named with its line, and one in a name is a part of it`() throws {
        let error = #expect(throws: CommandError.self) {
            _ = try roster("submission,student\na,Ada\nb,\"Lovelace, Ada\nc,Cy\n")
        }
        var report = report("a")
        try roster("submission,student\na,\"Ada\" Lovelace\n").complete(&report, isWhole: true)

        #expect(error?.message.contains("line 3 has a quote that does not end") == true)
        #expect(report.submissions.map(\.student) == ["\"Ada\" Lovelace"])
    }

    @Test func `an id in another case fits where only one does`() throws {
        var report = report("Alice", "bob", "carl", "Carl")
        try roster("submission,student\nalice,Ada\nBOB.zip,Bo\ncarl,C\nCARL,Cy\n").complete(&report, isWhole: true)
        #expect(report.submissions.map(\.student) == ["Ada", "Cy", "Bo", "C"])
    }

    @Test(arguments: [
        // A spreadsheet removes zeros, or a person adds them.
        (["429", "0077"], "0429,Ada\n77.zip,Bo\n", ["Bo (0077)", "Ada (429)"]),
        // Which of two it is, nobody knows.
        (["429", "0077"], "0429,Ada\n00429,Bo\n77,Cy\n", ["Bo (00429)", "Cy (0077)", "Ada (0429)", "429"]),
        (["429", "0429"], "00429,Ada\n", ["Ada (00429)", "0429", "429"]),
        (["429", "0429"], "0429,Ada\n", ["Ada (0429)", "429"]),
        (["v01"], "v1,Ada\n", ["v01", "Ada (v1)"]),
        (
            ["A/alice", "A/bob", "B/bob"], "Alice,Ada\nbob,Bo\nC/alice,Cy",
            ["Ada (A/alice)", "Bo (A/bob)", "Bo (B/bob)", "Cy (C/alice)"]
        ),
    ])
    func `an id without its zeros or its folder fits where only one does`(
        ids: [String],
        lines: String,
        names: [String]
    ) throws {
        var report = GradeReport(kit: Sample.report.kit, submissions: ids.map { Sample.submission($0) })
        try roster("submission,student\n\(lines)").complete(&report, isWhole: true)
        #expect(report.submissions.map(\.name) == names)
    }

    @Test(arguments: [
        (
            "submission,student,group\na,Lovelace, Ada,1\n",
            "line 2 has more columns than the first line: put a text with a comma between quotes"
        ),
        (
            "submission,student\na,Ada,group 1\n",
            "line 2 has more columns than the first line: put a text with a comma between quotes"
        ),
        ("submission,student,Student\na,A,B\n", "the first line has the column 'student' twice: rename one"),
        ("submission,student\na,A\n\na.zip,B\n", "line 4: 'a' has another student above: name each submission once"),
        ("PK\u{3}\u{4}xl/\0", "it is not CSV: save it as 'CSV UTF-8' in your spreadsheet"),
        ("\u{D0}\u{CF}", "it is not CSV: save it as 'CSV UTF-8' in your spreadsheet"),
    ])
    func `what a roster cannot mean is refused with its line`(text: String, reason: String) throws {
        try folder.write("", to: "roster.csv")
        let file = folder.appending(path: "roster.csv")
        let bytes = text.hasPrefix("\u{D0}") ? Data([0xD0, 0xCF, 0x11, 0xE0, 0, 0, 0, 0]) : Data(text.utf8)
        try bytes.write(to: file)
        let error = #expect(throws: CommandError.self) { _ = try Roster(file: file) }
        #expect(error?.message == "--roster \(file.relativePath): \(reason)")
    }

    private static let unreadable: [(text: String, encoding: String.Encoding, reason: String)] = [
        ("a,Иван", .windowsCP1251, "its encoding is unknown: save it as 'CSV UTF-8' in your spreadsheet"),
        ("a,José", .macOSRoman, "its encoding is unknown: save it as 'CSV UTF-8' in your spreadsheet"),
        ("a,A\nb", .utf8, "line 3 does not have the columns of the first line"),
        ("a,A\nb;Lovelace, Ada", .utf8, "line 3 does not have the columns of the first line"),
    ]

    @Test(arguments: unreadable)
    func `a roster that cannot be read says which and why`(
        row: (text: String, encoding: String.Encoding, reason: String)
    ) throws {
        try folder.write("", to: "roster.csv")
        let file = folder.appending(path: "roster.csv")
        try #require("submission,student\n\(row.text)\n".data(using: row.encoding)).write(to: file)
        let error = #expect(throws: CommandError.self) { _ = try Roster(file: file) }
        #expect(error?.message == "--roster \(file.relativePath): \(row.reason)")
    }

    @Test func `submissions with the same code are a group, those that nobody began are not`() {
        var report = report("a", "b", "c", "d")
        for (index, code) in ["1", "2", "1", nil].enumerated() { report.submissions[index].code = code }
        #expect(report.observations == ["the same code: a, c"])
        #expect(report.html().contains("<li>the same code: a, c</li>"))
        #expect(report.csv().contains("\r\nc,,0,0,0,graded,,\"the same code: a, c\"\r\n"))
    }
}
