/// The measure of a learner's tests by code of the kit: the stub, the reference, its variants and its mutants. What has not
/// changed does not run again.
struct TestMeasure: Sendable {
    private let run: MutationRun
    private let memory: VerdictMemory<MutationReport>
    private let known: MutationReport?
    /// Nil where the memory has all.
    private let built: MutationRun.Built?

    /// Builds the tests with the code.
    init(_ lap: LapID, _ judge: Judge) throws {
        let stage = Stage(kit: judge.kit, name: "\(lap.kata.name)-\(lap.lap.rawValue)-mutants")
        run = MutationRun(judge, stage: stage.name)
        let lock = try stage.lock(judge.launcher)
        let tests = try lap.readTests()
        let subject = try MutationSubject(lap, tests: tests, rejectsTooStrict: true, hasStub: lap.isTestFirst)
        let trial = run.trial(of: subject, testedBy: tests)
        memory = VerdictMemory(stage: stage, trial: trial, timeout: judge.settings.testTimeout)
        known = try memory.verdict()
        guard known?.hasRunMutants != true else {
            built = nil
            return
        }
        try memory.forget()
        built = try run.build([subject], lock)
    }

    /// - Parameter runsMutants: whether to go on after the stub, the reference and the variants.
    func report(runsMutants: Bool) throws -> MutationReport? {
        if let known, known.hasRunMutants || !runsMutants { return known }
        guard let built else { return nil }
        let report = try run.reports(on: built, explains: runsMutants, runsMutants: runsMutants)[0]
        if report.isRepeatable { try memory.keep(report) }
        return report
    }
}

extension MutationReport {
    /// Whether no clock and no chance has had a part in it.
    fileprivate var isRepeatable: Bool {
        verdict.isRepeatable && onStub?.isRepeatable != false && !isFlaky
            && results.allSatisfy { $0.flaky.isEmpty && $0.status != .timeout }
    }
}
