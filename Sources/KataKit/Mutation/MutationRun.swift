import Foundation

/// Measures tests by the mutants that they kill. One build has all mutants of all katas, and runs once for each.
package struct MutationRun: Sendable {
    let judge: Judge
    /// The name of a staged package that no other run uses at the same time. The next run uses its build again.
    let stage: String
    let key: MutantKey
    private let givesPoints: Bool

    /// - Parameters:
    ///   - judge: builds and runs the tests; its timeout is also that of a mutant.
    ///   - key: a random one where kills give points. Another key compiles the mutants again.
    ///   - givesPoints: whether each kill is repeated so often that a failure by chance kills no mutant, see ``Repetitions``.
    ///     Otherwise only that of a mutant without another killer is repeated, once.
    package init(_ judge: Judge, stage: String, key: MutantKey = .withoutPoints, givesPoints: Bool = false) {
        self.judge = judge
        self.stage = stage
        self.key = key
        self.givesPoints = givesPoints
    }

    /// A report on each subject, in order. All are of one kind of lap, and each kata occurs once.
    package func reports(on subjects: [MutationSubject]) throws -> [MutationReport] {
        try reports(on: build(subjects))
    }

    /// Subjects without the mutants that do not compile, after their build.
    typealias Built = (subjects: [MutationSubject], trials: BuiltTrials)

    /// - Parameters:
    ///   - explains: whether to add what a person wants to know of the unchanged code.
    ///   - runsMutants: whether to go on after the unchanged code and its variants.
    func reports(on built: Built, explains: Bool = false, runsMutants: Bool = true) throws -> [MutationReport] {
        try withExtendedLifetime(built.trials) {
            let unbuilt = built.trials.unbuilt
            return try built.subjects.map { subject in
                for (binary, trials) in built.trials.binaries {
                    guard let trial = trials.first(where: { $0.lap == subject.lap }) else { continue }
                    let verdict = try judgeUnchanged(subject, trial, of: binary, explains: explains)
                    let onStub = try subject.stub.map { stub in
                        let run = testRun(of: subject, binary, on: stub)
                        return LapVerdict(of: subject.lap, by: try run.run(modules: [subject.lap.testModule]))
                    }
                    let report = MutationReport(on: subject, verdict, onStub: onStub, hasRunMutants: runsMutants)
                    return try complete(report, of: subject) { mutants, tests in
                        try mutants.map { ($0, try testRun(of: subject, binary, on: $0).run(tests)) }
                    }
                }
                return MutationReport(on: subject, unbuilt[subject.lap] ?? LapVerdict(missing: subject.lap))
            }
        }
    }

    private func judgeUnchanged(
        _ subject: MutationSubject,
        _ trial: Trial,
        of binary: TestBinary,
        explains: Bool
    ) throws -> LapVerdict {
        judge.launcher.listener.testsBegin()
        let unchanged = try testRun(of: subject, binary, on: nil).run(modules: [subject.lap.testModule])
        var verdict = LapVerdict(of: subject.lap, by: unchanged, hasOthers: !subject.tests.isEmpty)
        if explains {
            let red = verdict.outcomes.filter(\.isRed).map { "'\($0.name)'" }.joined(separator: ", ")
            if !red.isEmpty { judge.launcher.listener.say("red on correct code: \(red). Counting the others") }
            verdict = try judge.explain(verdict, of: trial, by: binary)
        }
        let isStarter = try subject.lap.guide == nil && subject.tests == subject.readTestsOfKit()
        return verdict.state == .red && isStarter ? verdict.with(state: .notAttempted) : verdict
    }

    /// Runs tests once for each of these mutants, or for the unchanged code where it is nil.
    private typealias Runs = ([Mutant?], [TestOutcome]) throws -> [Repetitions.Run]

    /// The same with what variants say of the tests and, where the mutants are to run, with what kills them.
    private func complete(
        _ report: MutationReport,
        of subject: MutationSubject,
        _ runs: Runs
    ) throws -> MutationReport {
        var report = report
        if subject.lap.isTestFirst, !givesPoints { try explainWrong(subject, &report, runs) }
        try judgeVariants(subject, &report, runs)
        let tests = report.validTests
        guard report.hasRunMutants, !tests.isEmpty else { return report }
        // Somewhere between the mutants the unchanged code runs again. A test that fails then is flaky, or it knows the
        // mutants by something other than their behavior.
        let once = report.results.map { Optional($0.mutant) } + [nil]
        let first = try runs(once.shuffled(), tests).map(report.ignoringRejectedCases)
        for case (let mutant?, let result) in first { report.record(result, on: mutant) }
        report.confirm(tests, by: first)

        func repeatKills(_ groups: [MutationReport.Group], in order: ([Mutant]) -> [Mutant?]) throws {
            for group in groups {
                let again = try runs(order(group.mutants), group.tests).map(report.ignoringRejectedCases)
                report.confirm(group.tests, by: again)
            }
        }

        // At home, two tests fail on a mutant by chance as rarely as one does so twice.
        let doubtful = report.groupsToRepeat { result, _ in givesPoints || result.killers.count == 1 }
        try repeatKills(doubtful) { givesPoints ? Repetitions.order(of: $0) : $0.shuffled() }
        let flaky = Set(report.flakyTests.map(\.id))
        try repeatKills(report.groupsToRepeat { _, test in flaky.contains(test.id) }, in: Repetitions.longOrder)
        return report
    }

    private func testRun(of subject: MutationSubject, _ binary: TestBinary, on mutant: Mutant?) -> TestRun {
        TestRun(
            binary: binary,
            launcher: judge.launcher,
            timeout: judge.settings.testTimeout,
            variables: subject.variables(for: mutant, with: key),
            purpose: mutant?.isStub ?? true ? judge.settings.purpose : .killing
        )
    }

    /// How often a test must fail on a variant, and pass on the unchanged code, again, until it is too strict. After a hang,
    /// which takes a whole timeout, once is enough.
    private static let confirmations = 4

    /// Finds the tests that fail on a variant. If they pass when they run again, they are flaky.
    private func judgeVariants(_ subject: MutationSubject, _ report: inout MutationReport, _ runs: Runs) throws {
        let tests = report.validTests
        guard !tests.isEmpty else { return }
        var flakyTests: [TestOutcome] = []
        for case (let variant?, let result) in try runs(subject.variants, tests) {
            let failed = result.outcomes.filter { ![.passed, .notRun].contains($0.verdict) }
            let hung = failed.filter { $0.verdict == .timedOut }
            let others = failed.filter { $0.verdict != .timedOut }
            let again = (0..<Self.confirmations).flatMap { _ in [variant, nil] }
            let results = try runs(others.isEmpty ? [] : again, others) + runs(hung.isEmpty ? [] : [variant], hung)
            // It is flaky if it passes on the variant, or fails on the unchanged code.
            let flaky = results.reduce(into: Set()) { flaky, run in
                let odd = run.mutant == nil ? TestOutcome.Verdict.failed : .passed
                flaky.formUnion(run.result.outcomes.filter { $0.verdict == odd }.map(\.id))
            }
            flakyTests += failed.filter { flaky.contains($0.id) }
            let tooStrict = failed.filter { !flaky.contains($0.id) }
            report.tooStrict += tooStrict.map { .init(variant: variant, test: $0) }
            guard subject.rejectsTooStrict else { continue }
            for test in tooStrict { report.reject(test, tooStrictFor: variant) }
        }
        // What another variant says of it is of more use, and comes first.
        report.reject(flakyTests)
    }

    /// Of the tests that fail on the reference, those that pass there when they run again are flaky, and those that pass on a
    /// variant ask for what is left open.
    private func explainWrong(_ subject: MutationSubject, _ report: inout MutationReport, _ runs: Runs) throws {
        let failed = report.wrong.filter { $0.verdict == .failed }
        guard !failed.isEmpty else { return }
        let again = try runs(Array(repeating: nil, count: Self.confirmations), failed).flatMap(\.result.outcomes)
        let flaky = Set(again.filter { $0.verdict == .passed }.map(\.id))
        for test in failed where flaky.contains(test.id) { report.explainFlaky(test) }
        let wrong = failed.filter { !flaky.contains($0.id) }
        guard !wrong.isEmpty else { return }
        for case (let variant?, let result) in try runs(subject.variants, wrong) {
            for test in result.outcomes where test.verdict == .passed { report.explain(test, leftOpenBy: variant) }
        }
    }
}
