import Foundation

/// Measures tests by the mutants that they kill. One build has all mutants of all katas, and runs once for each.
package struct MutationRun: Sendable {
    let judge: Judge
    /// The name of a staged package that no other run uses at the same time. The next run uses its build again.
    let stage: String
    let key: MutantKey
    private let repeatsKills: Bool

    /// - Parameters:
    ///   - judge: builds and runs the tests; its timeout is also that of a mutant.
    ///   - key: a random one where kills give points. Another key compiles the mutants again.
    ///   - repeatsKills: whether tests run so often that a failure by chance kills no mutant, see ``Repetitions``. Without
    ///     it they run once on each mutant, and twice on the unchanged code.
    package init(_ judge: Judge, stage: String, key: MutantKey = .withoutPoints, repeatsKills: Bool = false) {
        self.judge = judge
        self.stage = stage
        self.key = key
        self.repeatsKills = repeatsKills
    }

    var package: StagedPackage { StagedPackage(kit: judge.kit, name: stage) }

    /// A report on each subject, in order. All are of one kind of lap, and each kata occurs once.
    package func reports(
        on subjects: [MutationSubject],
        observing observer: BuildObserver = .none
    ) throws -> [MutationReport] {
        var subjects = subjects
        var reports: [LapID: MutationReport] = [:]
        let present = subjects.filter { $0.lap.guide != nil || $0.tests.keys.contains(where: \.isSwiftFile) }.map(\.lap)
        let failures = try BuildIsolation.buildApart(present) { rest in
            try build(rest, &subjects)
        } use: { binary, built in
            try observer.built(binary, built)
            for subject in subjects where built.contains(subject.lap) {
                reports[subject.lap] = try report(on: subject, of: binary, observer)
            }
        }
        return subjects.map { subject in
            let lap = subject.lap
            let verdict = failures[lap].map { LapVerdict(of: lap, notBuilt: $0) } ?? LapVerdict(missing: lap)
            return reports[lap] ?? MutationReport(on: subject, verdict: verdict)
        }
    }

    private func report(
        on subject: MutationSubject,
        of binary: TestBinary,
        _ observer: BuildObserver
    ) throws -> MutationReport {
        judge.launcher.listener.testsBegin()
        let unchanged = try testRun(of: subject, binary, on: nil).run(modules: [subject.lap.testModule])
        let verdict = try observer.explain(LapVerdict(of: subject.lap, by: unchanged), subject.lap, binary)
        var report = MutationReport(on: subject, verdict: package.mappedBack(verdict))
        if verdict.state == .red, subject.lap.guide == nil, try subject.tests == subject.readTestsOfKit() {
            report.verdict.state = .notAttempted
        }

        /// Runs tests once for each of these mutants, or for the unchanged code where it is nil.
        func runs(_ mutants: [String?], _ tests: [TestOutcome]) throws -> [Repetitions.Run] {
            try mutants.map { mutant in
                var result = try testRun(of: subject, binary, on: mutant).run(tests)
                result.outcomes = result.outcomes.map { $0.verdict == .passed ? $0 : package.mappedBack($0) }
                return (mutant, result)
            }
        }

        try judgeVariants(subject, &report, runs)
        let tests = report.validTests
        guard !tests.isEmpty else { return report }
        // Somewhere between the mutants the unchanged code runs again. A test that fails then is flaky, or it knows the
        // mutants by something other than their behavior.
        let once = report.results.map { Optional($0.mutant.name) } + [nil]
        let first = try runs(once.shuffled(), tests).map(report.counted)
        for case (let mutant?, let result) in first { report.record(result, on: mutant) }
        report.confirm(tests, by: Repetitions(first))
        if repeatsKills {
            for group in report.groupsToRepeat {
                let again = try runs(Repetitions.order(of: group.mutants), group.tests).map(report.counted)
                report.confirm(group.tests, by: Repetitions(again))
            }
        }
        return report
    }

    private func testRun(
        of subject: MutationSubject,
        _ binary: TestBinary,
        on mutant: String?
    ) -> TestRun {
        TestRun(
            binary: binary,
            launcher: judge.launcher,
            timeout: judge.settings.testTimeout,
            variables: subject.schemata.variables(for: mutant, with: key),
            explains: mutant == nil && judge.settings.hasLines,
            confirmsHangs: mutant == nil && judge.settings.confirmsHangs,
            // Own tests that crash late have the time of one run together.
            crashTimeout: judge.settings.testTimeout
        )
    }

    /// How often a test must fail on a variant, and pass on the unchanged code, again, until it is too strict. After a hang,
    /// which takes a whole timeout, once is enough.
    private static let confirmations = 4

    /// Finds the tests that fail on a variant. If they pass when they run again, they are flaky.
    private func judgeVariants(
        _ subject: MutationSubject,
        _ report: inout MutationReport,
        _ runs: ([String?], [TestOutcome]) throws -> [Repetitions.Run]
    ) throws {
        let (tests, variants) = (report.validTests, subject.selectableVariants)
        guard !tests.isEmpty, !variants.isEmpty else { return }
        for (variant, run) in zip(variants, try runs(variants.map(\.name), tests)) {
            let failed = run.result.outcomes.filter { ![.passed, .notRun].contains($0.verdict) }
            let hung = failed.filter { $0.verdict == .timedOut }
            let others = failed.filter { $0.verdict != .timedOut }
            let again = (0..<Self.confirmations).flatMap { _ in [variant.name, nil] }
            let results = try runs(others.isEmpty ? [] : again, others) + runs(hung.isEmpty ? [] : [variant.name], hung)
            // It is flaky if it passes on the variant, or fails on the unchanged code.
            let flaky = results.reduce(into: Set()) { flaky, run in
                let odd = run.mutant == nil ? TestOutcome.Verdict.failed : .passed
                flaky.formUnion(run.result.outcomes.filter { $0.verdict == odd }.map(\.id))
            }
            report.reject(failed.filter { flaky.contains($0.id) })
            let tooStrict = failed.filter { !flaky.contains($0.id) }
            report.tooStrict += tooStrict.map { (variant, $0) }
            guard subject.rejectsTooStrict else { continue }
            for test in tooStrict { report.reject(test, tooStrictFor: variant) }
        }
    }
}
