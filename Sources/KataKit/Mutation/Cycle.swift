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
        for test in self.verdict.outcomes { self.verdict.onStub[test.title] = ran[test.title] ?? .notRun }
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
    func judgeOnStub(_ lap: LapID) throws -> LapVerdict? {
        let files = try lap.kata.readStarter().merging(lap.readTests()) { $1 }
        return try judge([(lap.kata, files)], [lap], stage: "stub", says: "your tests on the stub")[lap]
    }

    /// Judges code of test-first laps by the kit's checks. If it does not compile with the learner's other code, the
    /// starter's takes its place.
    ///
    /// - Parameter code: by path from the kata's folder, of one lap of each kata.
    package func check(
        _ code: [(lap: LapID, files: [String: Data])],
        stage: String = "checks",
        observing observer: BuildObserver = .none
    ) throws -> Verdicts {
        let says = "your code with the checks"
        func verdicts(_ code: [(lap: LapID, files: [String: Data])], _ stage: String) throws -> Verdicts {
            let staged = try code.map { ($0.lap.kata, $0.files.merging(try $0.lap.readChecks()) { $1 }) }
            return try judge(staged, code.map(\.lap), stage: stage, says: says, observing: observer)
        }
        let together = try verdicts(code, stage)
        let broken = code.filter { together[$0.lap]?.state == .doesNotCompile }
        let onStarter = try broken.map { ($0.lap, try $0.lap.onStarter($0.files)) }
        return try broken.isEmpty ? together : together.merging(verdicts(onStarter, "\(stage)-on-starter")) { $1 }
    }
}
