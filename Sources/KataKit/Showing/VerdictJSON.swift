import Foundation

/// Verdicts for programs, in the shape that grading uses.
struct VerdictJSON: Encodable {
    struct Outcome: Encodable {
        var suite: String?
        var test: String
        var verdict: TestOutcome.Verdict
        var messages: [String]
        var location: String?
    }

    struct Lap: Encodable {
        var verdict: LapVerdict.State
        var passed: Int
        var total: Int
        var reason: String?
        var diagnostics: [String]
        var outcomes: [Outcome]
    }

    var kata: String
    var green: Lap?
    var bite: Lap?

    static func text(of katas: [Kata], _ verdicts: Judge.Verdicts, from folder: URL) throws -> String {
        let rows = katas.map { kata in
            VerdictJSON(
                kata: kata.name,
                green: verdicts[Unit(kata: kata, lap: .green)].map { Lap($0, from: folder) },
                bite: verdicts[Unit(kata: kata, lap: .bite)].map { Lap($0, from: folder) }
            )
        }
        return try JSONEncoder.readable.text(of: rows)
    }
}

extension VerdictJSON.Lap {
    init(_ verdict: LapVerdict, from folder: URL) {
        self.verdict = verdict.state
        passed = verdict.passed
        total = verdict.outcomes.count
        reason = verdict.reason
        diagnostics = verdict.diagnostics.map { $0.text(from: folder) }
        outcomes = verdict.outcomes.map { test in
            VerdictJSON.Outcome(
                suite: test.suite,
                test: test.name,
                verdict: test.verdict,
                messages: test.failures.flatMap(\.messages),
                location: test.location?.text(from: folder)
            )
        }
    }
}
