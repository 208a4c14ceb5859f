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
        let submissions = ids.map { SubmissionReport(id: $0, path: $0, status: .graded) }
        return GradeReport(kit: Sample.report.kit, submissions: submissions)
    }

    @Test(arguments: [
        "\u{FEFF}Student,Group,Submission\r\n\"Lovelace, Ada\",1,alice\r\n",
        "Submission;Group;Student\nalice;1;Lovelace, Ada\n",
    ])
    func `a roster names by its columns, in whatever order, and keeps the others`(text: String) throws {
        var report = report("alice", "bob")
        try roster(text).complete(&report, isWhole: true)
        #expect(report.submissions.map(\.student) == ["Lovelace, Ada", nil])
        #expect(report.submissions[0].columns == [.init(name: "Group", value: "1")])
        #expect(report.csv().hasPrefix("submission,student,points,possible,percent,status,remarks,Group\r\n"))
        #expect(report.csv().contains("\r\nalice,\"Lovelace, Ada\",0,0,0,graded,,1\r\nbob,,0,0,0,graded,,\r\n"))
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
        #expect(report.csv().contains("nobody,Nora,,,,missing,\r\n"))
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

    @Test func `submissions with the same code are a group, those that nobody began are not`() {
        var report = report("a", "b", "c", "d")
        for (index, code) in ["1", "2", "1", nil].enumerated() { report.submissions[index].code = code }
        #expect(report.observations == ["the same code: a, c"])
    }
}
