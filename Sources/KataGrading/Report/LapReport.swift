import KataKit

/// What the kit's tests or checks say of the learner's code of a lap.
struct LapReport: Codable, Equatable, Sendable {
    struct Outcome: Codable, Equatable, Sendable {
        var suite: String?
        var test: String
        var verdict: TestOutcome.Verdict
        var messages: [String] = []
        /// `Tests/…swift:31:9`
        var location: String?
    }

    var verdict: LapVerdict.State
    var passed = 0
    var total: Int
    var reason: String?
    var diagnostics: [String] = []
    var outcomes: [Outcome] = []
}

extension LapReport {
    init(_ verdict: LapVerdict, _ shown: ReportText) {
        self.init(
            verdict: verdict.state,
            passed: verdict.state == .error ? 0 : verdict.passed,
            total: verdict.outcomes.count,
            reason: shown.reason(of: verdict),
            diagnostics: shown.texts(verdict.diagnostics),
            outcomes: verdict.outcomes.map { outcome in
                Outcome(
                    suite: outcome.suite,
                    test: outcome.name,
                    verdict: outcome.verdict,
                    messages: shown.texts(outcome.failures.flatMap(\.messages)),
                    location: outcome.location.map { shown.text($0.text(from: shown.folder)) }
                )
            }
        )
    }
}
