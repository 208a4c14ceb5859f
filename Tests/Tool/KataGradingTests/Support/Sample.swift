@testable import KataGrading
@testable import KataKit

/// A report with every case that a format has to handle.
enum Sample {
    static let report = GradeReport(
        kit: GradingKit(toolchain: "6.3.1", containment: ["process-group", "wall-clock"]),
        submissions: [alice, broken, unreadable]
    )

    static func json(_ report: GradeReport = report) throws -> String {
        try GradeFormat.json.text(of: report)
    }

    static let alice = submission(
        "alice",
        student: "Alice <A> & Co",
        LapReport(
            verdict: .red,
            passed: 1,
            total: 3,
            outcomes: [
                LapReport.Outcome(
                    suite: "S",
                    test: "it \"works\"",
                    verdict: .passed,
                    location: "Tests/KTests/S.swift:3:4"
                ),
                LapReport.Outcome(
                    suite: "S",
                    test: "it <fails>",
                    verdict: .failed,
                    messages: ["expected ```\u{1B}[31m", "more"],
                    location: "Tests/KTests/S.swift:9:4"
                ),
                LapReport.Outcome(suite: "T", test: "it crashes", verdict: .crashed, messages: ["the test crashed"]),
            ]
        ),
        BiteReport(
            verdict: .red,
            killed: 1,
            total: 2,
            rejected: [
                .init(test: "it is wrong", messages: ["expected 1"]),
                .init(test: "it is *strict*", messages: ["too strict: it fails on correct code"], variants: ["adds"]),
            ],
            mutants: [
                .init(mutant: "answers-twice", status: .killed, killedBy: ["one answer"]),
                .init(mutant: "is-silent", status: .survived),
            ]
        )
    )

    static let broken = submission(
        "=bob",
        LapReport(
            verdict: .doesNotCompile,
            total: 1,
            diagnostics: ["Katas/K/Sources/A.swift:1:2: error: no"],
            outcomes: [LapReport.Outcome(suite: "S", test: "it works", verdict: .notRun)]
        ),
        BiteReport(
            verdict: .error,
            total: 1,
            reason: "a test ended twice",
            mutants: [.init(mutant: "m", status: .killed)]
        ),
        remarks: [Remark(kata: "K", file: "Katas/K/Tests/A.swift", line: 2, what: "calls dlsym")]
    )

    static let unreadable = SubmissionReport(
        id: "carol, \"c\"",
        path: "class/carol.zip",
        status: .unreadable,
        reason: "the archive is empty"
    )

    private static func submission(
        _ id: String,
        student: String? = nil,
        _ green: LapReport,
        _ bite: BiteReport,
        remarks: [Remark]? = nil
    ) -> SubmissionReport {
        submission(id, student: student, remarks: remarks, KataReport(kata: "K", green: green, bite: bite))
    }

    static func submission(
        _ id: String,
        student: String? = nil,
        remarks: [Remark]? = nil,
        _ katas: KataReport...
    ) -> SubmissionReport {
        var report = SubmissionReport(id: id, path: "class/\(id)", student: student, status: .graded)
        (report.remarks, report.katas) = (remarks, katas)
        report.count()
        return report
    }
}
