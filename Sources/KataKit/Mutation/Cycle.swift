import Foundation

/// What the kit says of a test-first lap: the learner's tests obey the laws of the official suites, then their code is checked.
struct Cycle: Sendable {
    /// The learner's tests on the stub.
    let stub: LapVerdict
    /// The tests on correct code of each design; nil in a kit without it.
    let onCorrectCode: MutationReport?
    /// The kit's checks of the learner's code; nil while it is red, and in a kit without them.
    let checks: LapVerdict?
}

extension LapVerdict {
    /// The rules with a check that fails.
    func brokenRules(of lap: LapID) -> [String] { rules(of: lap, where: { $0.contains { $0.verdict != .passed } }) }

    /// The rules whose checks all pass.
    func keptRules(of lap: LapID) -> [String] {
        rules(of: lap, where: { !$0.isEmpty && $0.allSatisfy { $0.verdict == .passed } })
    }

    /// What the checks of a rule that fail say.
    func failingChecks(of rule: String) -> [String] {
        outcomes.filter { $0.verdict != .passed && $0.name.hasPrefix("\(rule): ") }
            .map { String($0.name.dropFirst(rule.count + 2)) }
    }

    /// A check is named after its rule: `Length: seven letters`.
    private func rules(of lap: LapID, where fits: ([TestOutcome]) -> Bool) -> [String] {
        lap.exercise.rules.filter { rule in fits(outcomes.filter { $0.name.hasPrefix("\(rule):") }) }
    }
}

extension Judge {
    func judgeOnStub(_ lap: LapID) throws -> LapVerdict {
        let trial = Trial(lap, code: try lap.kata.readStarter(), tests: try lap.readTests())
        return try verdict(on: trial, in: "\(lap.kata.name)-stub", says: "building your tests on the starter")
    }

    /// Judges the learner's code of a test-first lap by the kit's checks.
    func check(_ lap: LapID) throws -> LapVerdict {
        let trial = Trial(lap, code: try lap.kata.readLearnersCode(), tests: try lap.readChecks())
        return try verdict(on: trial, in: "\(lap.kata.name)-checks", says: "building your code with the checks")
    }
}
