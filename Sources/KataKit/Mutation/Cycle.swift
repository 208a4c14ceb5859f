import Foundation

/// What became of a test-first lap: the learner's tests obey the laws of the official suites, then their code is checked.
struct Cycle: Sendable {
    let lap: LapID
    /// The learner's tests on their code.
    var verdict: LapVerdict
    /// The same tests on the stub; nil when they were not judged.
    private(set) var stub: LapVerdict?
    /// The bugs that the tests catch; nil until all tests are green, and in a kit without these bugs.
    var mutation: MutationReport?
    /// The kit's checks of the learner's code; nil until the tests catch all bugs.
    var checks: LapVerdict?

    /// The law of red: each test fails on the stub, by an expectation.
    var isRedOnStub: Bool { stub.map { $0.state == .red && $0.outcomes.allSatisfy { $0.verdict == .failed } } == true }

    /// Notes what became of the tests on the stub. Where they do not compile, none has run.
    mutating func note(onStub verdict: LapVerdict?) {
        stub = verdict
        let ran = verdict?.outcomes.reduce(into: [:]) { $0[$1.title] = $1.verdict } ?? [:]
        // Nothing of a test that is gone.
        self.verdict.onStub = self.verdict.outcomes.reduce(into: [:]) { $0[$1.title] = ran[$1.title] ?? .notRun }
    }

    /// Whether all laws hold that this kit can check.
    var isProven: Bool { verdict.isGreen && isRedOnStub && mutation?.isComplete != false && checks?.isGreen != false }

    /// The rules whose checks fail, each with the first of them. A check is named after its rule: `Length: seven letters`.
    var brokenRules: [(rule: String, check: TestOutcome)] {
        lap.exercise.rules.compactMap { rule in
            checks?.outcomes.first { $0.verdict != .passed && $0.name.hasPrefix("\(rule):") }.map { (rule, $0) }
        }
    }
}

extension Judge {
    func judgeOnStub(_ lap: LapID) throws -> LapVerdict {
        let trial = Trial(lap, code: try lap.kata.readStarter(), tests: try lap.readTests())
        return try verdict(on: trial, in: "\(lap.kata.name)-stub", says: "building your tests on the stub")
    }

    /// Judges the learner's code of a test-first lap by the kit's checks.
    func check(_ lap: LapID) throws -> LapVerdict {
        let trial = Trial(lap, code: try lap.kata.readLearnersCode(), tests: try lap.readChecks())
        return try verdict(on: trial, in: "\(lap.kata.name)-checks", says: "building your code with the checks")
    }
}
