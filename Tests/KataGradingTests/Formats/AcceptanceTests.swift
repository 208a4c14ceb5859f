import KataKit
import Testing

@testable import KataGrading

/// An instructor who has looked at a stopped lap counts it with `--accept`.
struct AcceptanceTests {
    private var report: GradeReport {
        var report = Sample.report
        var green = report.submissions[0].katas[0].green
        green.verdict = .suspicious
        green.reason = "Katas/K/Sources/A.swift:3 calls getenv"
        green.withheld = green.passed
        green.passed = 0
        report.submissions[0].katas[0] = KataReport(kata: "K", green: green, bite: report.submissions[0].katas[0].bite)
        report.submissions[0].score = Score(of: report.submissions[0].katas)
        return report
    }

    @Test(arguments: ["alice", "alice/K"])
    func `an accepted lap has the points that it would have scored`(name: String) throws {
        var report = report
        let before = report.submissions[0].score.points
        try report.accept([name])

        let submission = report.submissions[0]
        #expect(submission.katas[0].green.passed == 1)
        #expect(submission.katas[0].green.verdict == .red)
        #expect(submission.katas[0].green.withheld == nil)
        #expect(
            submission.katas[0].green.reason == "accepted by the instructor: Katas/K/Sources/A.swift:3 calls getenv"
        )
        #expect(submission.score.points == before + 1)
        #expect(submission.katas[0].bite == Sample.report.submissions[0].katas[0].bite)
    }

    static let misuses = [
        ("nobody", "--accept nobody: there is no such submission: SUBMISSION or SUBMISSION/KATA"),
        ("alice/Z", "--accept alice/Z: there is no such kata: choose from K"),
    ]

    @Test(arguments: misuses)
    func `a wrong name is refused`(name: String, message: String) {
        var report = report
        let error = #expect(throws: CommandError.self) { try report.accept([name]) }
        #expect(error?.message == message)
    }

    @Test func `a submission without a stopped lap is refused`() {
        var report = Sample.report
        let error = #expect(throws: CommandError.self) { try report.accept(["alice"]) }
        #expect(error?.message == "--accept alice: nothing was stopped there: leave it out")
    }

    @Test func `the table says what a stopped lap would score, and how to count it`() {
        #expect(
            report.table().contains(
                """
                alice: K, green lap: suspicious: Katas/K/Sources/A.swift:3 calls getenv
                  It would score 1. To count it: --accept alice/K
                """
            )
        )
    }
}
