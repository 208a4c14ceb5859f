import Foundation

/// What became of a test-first lap: the learner's tests obey the laws of the official suites, then their code is checked.
struct Cycle: Sendable {
    /// The learner's tests on their code.
    let judged: JudgedLap
    /// The same tests on the stub; nil when they were not judged.
    let stub: LapVerdict?
    /// The tests on correct code of each design; nil in a kit without it.
    let onCorrectCode: MutationReport?
    /// The kit's checks of the learner's code; nil until the tests catch all bugs.
    let checks: LapVerdict?

    init(
        _ judged: JudgedLap,
        onStub stub: LapVerdict? = nil,
        onCorrectCode: MutationReport? = nil,
        checks: LapVerdict? = nil
    ) {
        // Where the tests do not compile on the stub, none has run.
        let ran = stub?.outcomes.reduce(into: [:]) { $0[$1.title] = $1.verdict } ?? [:]
        var mutants = (judged.verdict.isGreen ? onCorrectCode?.score : nil) ?? judged.quality.mutants
        mutants?.hasWrongTest = onCorrectCode?.rejected.isEmpty == false
        let quality = TestQuality(
            mutants: mutants,
            onStub: judged.verdict.outcomes.reduce(into: [:]) { $0[$1.title] = ran[$1.title] ?? .notRun },
            isProven: judged.quality.isProven
        )
        self.judged =
            stub == nil ? judged : JudgedLap(judged.lap, judged.verdict, earlier: judged.earlier, quality: quality)
        self.stub = stub
        self.onCorrectCode = onCorrectCode
        self.checks = checks
    }

    var lap: LapID { judged.lap }

    /// The bugs that the tests catch; nil until all tests are green.
    var mutation: MutationReport? { judged.verdict.isGreen ? onCorrectCode : nil }

    /// The law of red: each test fails on the stub, by an expectation.
    var isRedOnStub: Bool { stub.map { $0.state == .red && $0.outcomes.allSatisfy { $0.verdict == .failed } } == true }

    /// Whether all laws hold that this kit can check.
    var isProven: Bool {
        judged.verdict.isGreen && isRedOnStub && mutation?.isComplete != false && checks?.isGreen != false
    }

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
