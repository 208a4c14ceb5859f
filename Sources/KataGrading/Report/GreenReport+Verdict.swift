import Foundation
import KataKit

extension GreenReport {
    /// - Parameter folder: from where paths are shown.
    init(_ verdict: LapVerdict, of kata: Kata, seenFrom folder: URL) {
        self.init(
            verdict: verdict.state,
            passed: verdict.outcomes.count { $0.verdict == .passed },
            total: verdict.outcomes.count,
            reason: verdict.diagnostics.isEmpty ? verdict.reason?.seen(from: folder) : nil,
            diagnostics: verdict.diagnostics.seen(from: folder),
            outcomes: verdict.outcomes.map { OutcomeReport($0, seenFrom: folder) }
        )
    }
}

extension GreenReport {
    /// Of a kata without code: nothing is run.
    init(missing kata: Kata, reason: String) {
        let outcomes = kata.guide.steps.flatMap { step in
            step.tests.map { OutcomeReport(suite: step.suite, test: $0.name, verdict: .notRun) }
        }
        self.init(verdict: .missing, total: outcomes.count, reason: reason, outcomes: outcomes)
    }
}

extension OutcomeReport {
    init(_ outcome: TestOutcome, seenFrom folder: URL) {
        self.init(
            suite: outcome.suite,
            test: outcome.name,
            verdict: outcome.verdict,
            messages: outcome.failures.flatMap(\.messages).map { $0.seen(from: folder) },
            location: outcome.location?.text(from: folder)
        )
    }
}

extension [Diagnostic] {
    /// In the order of the source: compilers run at the same time.
    func seen(from folder: URL) -> [String] {
        sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
            .map { $0.text(from: folder) }
    }
}

extension String {
    /// A message that is the same wherever and whenever it was said: without the folder before a path, without addresses
    /// of objects, and not without end.
    func seen(from folder: URL) -> String {
        let short = count > 4_000 ? String(prefix(4_000)) + "…" : self
        return short.replacingOccurrences(of: folder.path + "/", with: "")
            .replacingOccurrences(of: "0x[0-9a-f]{6,16}", with: "0x…", options: .regularExpression)
    }
}
