import KataKit

/// A lap for programs, in the same form in each JSON that the tool writes.
struct LapReport: Codable, Equatable, Sendable {
    var verdict: LapVerdict.State
    var passed = 0
    var total: Int
    var reason: String?
    var diagnostics: [String] = []
    var outcomes: [OutcomeReport] = []
}

struct OutcomeReport: Codable, Equatable, Sendable {
    var suite: String?
    var test: String
    var verdict: TestOutcome.Verdict
    var messages: [String] = []
    var location: String?
    /// What the code printed while the test ran by itself.
    var printed: String?
}

extension LapReport {
    init(graded verdict: LapVerdict, _ shown: ReportText) {
        self.init(
            verdict: verdict.state,
            passed: verdict.state == .error ? 0 : verdict.passed,
            total: verdict.outcomes.count,
            reason: verdict.diagnostics.isEmpty ? verdict.reason.map(shown.text) : nil,
            diagnostics: shown.texts(verdict.diagnostics),
            outcomes: verdict.outcomes.map { outcome in
                OutcomeReport(
                    suite: outcome.suite,
                    test: outcome.name,
                    verdict: outcome.verdict,
                    messages: shown.texts(outcome.failures.flatMap(\.messages)),
                    location: outcome.location.map { shown.text($0.text(from: shown.folder)) },
                    printed: outcome.printed
                )
            }
        )
    }

    /// The report on a lap without code: no test of the kit runs.
    init(missing lap: LapID, reason: String) {
        let outcomes = (lap.guide?.steps ?? []).flatMap(\.suites).flatMap { suite in
            suite.tests.map { OutcomeReport(suite: suite.name, test: $0, verdict: .notRun) }
        }
        self.init(verdict: .missing, total: outcomes.count, reason: reason, outcomes: outcomes)
    }
}
