/// What a lap came to.
package struct LapVerdict: Sendable {
    package enum State: String, Sendable, Codable {
        case green
        case red
        case doesNotCompile
        /// There is no Swift file in the lap's folder.
        case missing
        /// Red, and byte for byte the starter.
        case notAttempted
        /// The signs of the run disagree: never green.
        case suspicious
    }

    package var state: State
    /// In the guide's working order; of the learner's own tests, in that of the source.
    package var outcomes: [TestOutcome] = []
    /// Why it is not green, where no outcome tells.
    package var reason: String?
    package var diagnostics: [Diagnostic] = []
    /// Where green code does what its layer must not.
    package var wrongLayers: [Diagnostic] = []

    var isGreen: Bool {
        state == .green
    }

    /// Green, and in the right layers.
    var isDone: Bool {
        isGreen && wrongLayers.isEmpty
    }

    var passed: Int {
        outcomes.count { $0.verdict == .passed }
    }

    /// The next test to work on.
    var firstRed: TestOutcome? {
        outcomes.first { $0.verdict != .passed }
    }
}

extension LapVerdict {
    /// The verdict of a unit by a run of its tests.
    init(of unit: Unit, by result: TestRun.Result) {
        let ran = result.outcomes.filter { $0.module == unit.testModule }
        outcomes = unit.lap == .green ? Self.inOrder(of: unit.kata.guide, ran) : ran
        if outcomes.isEmpty {
            state = .red
            reason = "there is no test in it yet"
        } else if let suspicion = result.suspicion {
            state = .suspicious
            reason = suspicion
        } else {
            state = outcomes.allSatisfy { $0.verdict == .passed } ? .green : .red
        }
    }

    /// The verdict of a unit that could not be built.
    init(of unit: Unit, notBuilt failure: BuildFailure) {
        state = .doesNotCompile
        reason = failure.reason
        diagnostics = unit.errors(of: failure)
        outcomes = unit.lap == .green ? Self.inOrder(of: unit.kata.guide, []) : []
    }

    /// The verdict of a unit whose folder holds no code.
    init(missing unit: Unit) {
        state = .missing
        reason = "there is no Swift file in Katas/\(unit.kata.name)/\(unit.folder.lastPathComponent)"
        outcomes = unit.lap == .green ? Self.inOrder(of: unit.kata.guide, []) : []
    }

    /// Every test that the guide names, run or not, then what ran besides.
    private static func inOrder(of guide: Guide, _ ran: [TestOutcome]) -> [TestOutcome] {
        var rest = ran
        var outcomes: [TestOutcome] = []
        for step in guide.workingOrder {
            for test in step.tests {
                if let index = rest.firstIndex(where: { $0.suite == step.suite && $0.name == test.name }) {
                    outcomes.append(rest.remove(at: index))
                } else {
                    outcomes.append(TestOutcome(id: "", name: test.name, suite: step.suite))
                }
            }
        }
        return outcomes + rest
    }
}
