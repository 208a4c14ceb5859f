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
        /// Where green code does what its layer must not.
        var wrongLayers: [String]
        var outcomes: [Outcome]
    }

    struct Step: Encodable {
        var number: Int
        var suite: String
        var isOuterLoop: Bool
        var passed: Int
        var total: Int
    }

    /// What to do next in a kata.
    struct Next: Encodable {
        var lap: KataKit.Lap
        var step: Int?
        var suite: String?
        var test: String?
        var files: [String]
    }

    var kata: String
    var green: Lap?
    var bite: Lap?
    var steps: [Step]
    /// Nil when both laps are done.
    var next: Next?

    static func text(of katas: [Kata], _ verdicts: Judge.Verdicts, from folder: URL) throws -> String {
        let rows = katas.map { kata in
            VerdictJSON(
                kata: kata.name,
                green: verdicts[Unit(kata: kata, lap: .green)].map { Lap($0, from: folder) },
                bite: verdicts[Unit(kata: kata, lap: .bite)].map { Lap($0, from: folder) },
                steps: verdicts[Unit(kata: kata, lap: .green)].map { kata.guide.progress(in: $0) } ?? [],
                next: KataKit.Lap.allCases.lazy.map { Unit(kata: kata, lap: $0) }.compactMap { unit in
                    verdicts[unit].flatMap { $0.isDone ? nil : Next(unit, $0) }
                }.first
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
        wrongLayers = verdict.wrongLayers.map { $0.text(from: folder) }
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

extension VerdictJSON.Next {
    init(_ unit: Unit, _ verdict: LapVerdict) {
        let test = verdict.firstRed
        let step = unit.kata.guide.steps.first { unit.lap == .green && $0.suite == test?.suite }
        lap = unit.lap
        self.step = step?.number
        suite = test?.suite
        self.test = test?.name
        files = unit.lap == .green ? step?.files ?? [] : unit.kata.guide.biteFiles
    }
}

extension Guide {
    fileprivate func progress(in verdict: LapVerdict) -> [VerdictJSON.Step] {
        steps.map { step in
            let outcomes = verdict.outcomes.filter { $0.suite == step.suite }
            return VerdictJSON.Step(
                number: step.number,
                suite: step.suite,
                isOuterLoop: step.isOuterLoop,
                passed: outcomes.count { $0.verdict == .passed },
                total: outcomes.count
            )
        }
    }
}
