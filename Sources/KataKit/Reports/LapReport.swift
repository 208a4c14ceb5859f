import Foundation

/// A lap for programs, in the same form in each JSON that the tool writes.
package struct LapReport: Codable, Equatable, Sendable {
    package var verdict: LapVerdict.State
    package var passed = 0
    package var total: Int
    package var reason: String?
    package var diagnostics: [String] = []
    package var outcomes: [OutcomeReport] = []
}

extension LapReport {
    /// - Parameter folder: paths are shown relative to this folder.
    package init(_ verdict: LapVerdict, from folder: URL) {
        self.init(
            verdict: verdict.state,
            passed: verdict.passed,
            total: verdict.outcomes.count,
            reason: verdict.reason,
            diagnostics: verdict.diagnostics.map { $0.text(from: folder) },
            outcomes: verdict.outcomes.map { OutcomeReport($0, from: folder) }
        )
    }

    /// The report on a lap without code: no test of the kit runs.
    package init(missing lap: LapID, reason: String) {
        outcomes = (lap.guide?.steps ?? []).flatMap(\.suites).flatMap { suite in
            suite.tests.map { OutcomeReport(suite: suite.name, test: $0, verdict: .notRun) }
        }
        verdict = .missing
        total = outcomes.count
        self.reason = reason
    }
}

package struct OutcomeReport: Codable, Equatable, Sendable {
    package var suite: String?
    package var test: String
    package var verdict: TestOutcome.Verdict
    package var messages: [String] = []
    package var location: String?
    /// What the code printed while the test ran by itself.
    package var printed: String?
}

extension OutcomeReport {
    package init(notRun test: String) { self.init(test: test, verdict: .notRun) }

    init(_ outcome: TestOutcome, from folder: URL) {
        suite = outcome.suite
        test = outcome.name
        verdict = outcome.verdict
        messages = outcome.failures.flatMap(\.messages)
        location = outcome.location?.text(from: folder)
        printed = outcome.printed
    }
}
