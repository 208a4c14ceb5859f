/// How good a kata's tests are: their results on the unchanged code, then on each of its mutants.
package struct MutationReport: Codable, Sendable {
    package enum Status: String, Sendable, Codable {
        /// A test failed by an expectation: only this counts.
        case killed = "Killed"
        case survived = "Survived"
        /// A test did not end, and no other test failed.
        case timeout = "Timeout"
        /// A test crashed, or the signs of the run contradict each other, and no other test failed.
        case runtimeError = "RuntimeError"
    }

    package struct MutantResult: Codable, Sendable {
        package var mutant: Mutant
        package var status: Status { killers.isEmpty ? statusIfNotKilled : .killed }
        /// What tests that hung or crashed make of it.
        var statusIfNotKilled = Status.survived
        /// The tests that failed by an expectation, in source order.
        package var killers: [TestOutcome] = []
        /// The tests that failed by an expectation, but not again in each repetition.
        package var flaky: [TestOutcome] = []
        /// The tests that did not come to their end.
        var unfinished: Set<String> = []
        /// The tests that crashed or hung.
        var stopped: Set<String> = []
    }

    package struct TooStrict: Codable, Sendable {
        package let variant: Mutant
        package let test: TestOutcome
    }

    package let lap: LapID
    /// The tests on the stub; nil where it is not in the build.
    private(set) var onStub: LapVerdict?
    /// Whether the mutants have run.
    private(set) var hasRunMutants = false
    /// The verdict of the tests on the unchanged code.
    package var verdict: LapVerdict
    /// The results, in the order of the mutants' names. All mutants survive when no test is valid.
    package var results: [MutantResult]
    /// The mutants and variants that do not apply or compile.
    package var invalid: [InvalidMutant]
    /// The tests that fail on a variant, as they were on it.
    package var tooStrict: [TooStrict] = []
    /// Whether a test passed, then failed, on the same code.
    private(set) var isFlaky = false
    /// Of the tests that fail on a variant with some of their arguments, by test: these arguments. The others count.
    private(set) var tooStrictCases: [String: Set<String>] = [:]

    /// The tests that fail on the unchanged code or on a variant. They count only with arguments that are not too strict.
    package var rejected: [TestOutcome] { verdict.outcomes.filter { $0.verdict != .passed } }

    /// The same without those that the learner has disabled.
    var failing: [TestOutcome] { rejected.filter { !$0.isSkipped } }

    /// The tests that fail on the unchanged code.
    package var wrong: [TestOutcome] { rejected.filter { !tooStrict.map(\.test).has($0) } }

    /// The tests that fail on a variant.
    package var strict: [TestOutcome] { rejected.filter(tooStrict.map(\.test).has) }

    /// The tests that count.
    package var validTests: [TestOutcome] {
        let tests = verdict.state == .error ? [] : verdict.outcomes
        return tests.filter { $0.verdict == .passed || tooStrictCases[$0.id] != nil }
    }

    package var kata: Kata { lap.kata }

    package var killed: Int { results.count { $0.status == .killed } }

    /// How many mutants the tests kill; nil when they were not counted.
    var score: MutantScore? {
        guard !results.isEmpty, !verdict.outcomes.isEmpty else { return nil }
        return MutantScore(
            killed: killed,
            total: results.count,
            killers: Set(results.flatMap(\.killers).map(\.title)),
            checksEachRule: checksEachRule,
            hasWrongTest: !rejected.isEmpty
        )
    }

    var survivors: [String] { results.filter { $0.status != .killed }.map(\.mutant.name) }

    /// The survivors on which a test crashed or hung.
    var notCounted: [MutantResult] { results.filter { [.timeout, .runtimeError].contains($0.status) } }

    var scoresByRule: [(rule: String, killed: Int, total: Int)] {
        lap.mutantsByRule.map { row in
            let results = results.filter { row.mutants.contains($0.mutant.name) }
            return (row.rule, results.count { $0.status == .killed }, results.count)
        }
    }

    /// Whether the tests kill as many mutants of each rule as ``LapID/isChecked(_:of:)`` asks.
    var checksEachRule: Bool {
        let scores = scoresByRule.isEmpty ? [("", killed, results.count)] : scoresByRule
        return scores.allSatisfy { lap.isChecked($0.1, of: $0.2) }
    }

    /// Why a mutant did not run; nil where it did.
    func misfit(of mutant: Mutant) -> String? { invalid.first { $0.mutant.patch == mutant.patch }?.reason }

    /// The tests that count and fail on no mutant.
    package var idleTests: [TestOutcome] {
        validTests.filter { !(results.flatMap(\.killers) + flakyTests + stoppedTests).has($0) }
    }

    /// The tests that crashed or hung on a mutant that no test kills.
    var stoppedTests: [TestOutcome] {
        validTests.filter { test in notCounted.contains { $0.stopped.contains(test.id) } }
    }

    /// The tests that failed on a mutant, but not again each time.
    var flakyTests: [TestOutcome] { validTests.filter(results.flatMap(\.flaky).has) }

    /// Whether every mutant is killed, no test is wrong or too strict, and no patch is invalid.
    package var isComplete: Bool { killed == results.count && invalid.isEmpty && verdict.isGreen }
}

extension LapID {
    /// Whether so many killed mutants of a rule are enough. In a test-first lap, a quarter is: whether the code keeps every part of
    /// the rule is for the kit's checks to say.
    func isChecked(_ killed: Int, of total: Int) -> Bool { isTestFirst ? 4 * killed >= total : killed == total }
}

extension MutationReport {
    /// A report before the first mutant.
    package init(
        on subject: MutationSubject,
        _ verdict: LapVerdict,
        onStub: LapVerdict? = nil,
        hasRunMutants: Bool = false
    ) {
        self.init(
            lap: subject.lap,
            onStub: onStub,
            hasRunMutants: hasRunMutants,
            verdict: verdict,
            results: subject.mutants.map { MutantResult(mutant: $0) },
            invalid: subject.invalid.filter { !$0.mutant.isStub }
        )
    }

    mutating func record(_ run: TestRun.Result, on mutant: Mutant) {
        guard let index = results.firstIndex(where: { $0.mutant.name == mutant.name }) else { return }
        results[index].killers = run.outcomes.filter(\.hasFailedExpectation)
        results[index].unfinished = Set(run.outcomes.filter { [.timedOut, .notRun].contains($0.verdict) }.map(\.id))
        results[index].stopped = Set(run.outcomes.filter { [.timedOut, .crashed].contains($0.verdict) }.map(\.id))
        let verdicts = Set(run.outcomes.map(\.verdict))
        let hasCrashed = verdicts.contains(.crashed) || run.inconsistency != nil
        results[index].statusIfNotKilled =
            hasCrashed ? .runtimeError : verdicts.contains(.timedOut) ? .timeout : .survived
    }

    /// Tests to repeat, and the mutants that they killed.
    typealias Group = (tests: [TestOutcome], mutants: [Mutant])

    /// Tests that killed mutants, in groups that can run together without a hang: all tests of a group hang on the same
    /// mutants, and are repeated on the others that they killed.
    ///
    /// - Parameter isDoubtful: which kills are repeated.
    func groupsToRepeat(_ isDoubtful: (MutantResult, TestOutcome) -> Bool = { _, _ in true }) -> [Group] {
        let doubtful = results.map { result in
            (mutant: result.mutant, killers: result.killers.filter { isDoubtful(result, $0) })
        }
        let killers = validTests.filter { test in doubtful.contains { $0.killers.has(test) } }
        let groups = Dictionary(grouping: killers) { test in
            Set(results.filter { $0.unfinished.contains(test.id) }.map(\.mutant.name))
        }
        return groups.values.map { tests in
            (tests, doubtful.filter { $0.killers.contains(where: tests.has) }.map(\.mutant))
        }
    }

    /// Removes the kills of these tests that their repetitions do not confirm.
    mutating func confirm(_ tests: [TestOutcome], by runs: [Repetitions.Run]) {
        for index in results.indices {
            let again = runs.filter { $0.mutant?.name == results[index].mutant.name }.map(\.result)
            let known = results[index].killers + results[index].flaky
            let refuted = results[index].killers.filter { tests.has($0) && !again.allSatisfy($0.hasFailed) }
            results[index].flaky += refuted + tests.filter { !known.has($0) && again.contains(where: $0.hasFailed) }
            results[index].killers.removeAll(where: refuted.has)
        }
        let unchanged = runs.filter { $0.mutant == nil }.map(\.result)
        reject(tests.compactMap { test in unchanged.lazy.map(test.outcome).first { $0.verdict != .passed } })
        if let reason = unchanged.lazy.compactMap(\.inconsistency).first {
            verdict = verdict.with(state: .error, reason: reason)
        }
    }

    /// Marks flaky tests as failed, and removes the kills that they reported.
    mutating func reject(_ flaky: [TestOutcome]) {
        isFlaky = isFlaky || !flaky.isEmpty
        for test in flaky { reject(test, because: "flaky: it passed, then failed, on the same code") }
    }

    /// Marks a test as failed that fails on a variant. It kills nothing, or not with the arguments with which it fails.
    mutating func reject(_ test: TestOutcome, tooStrictFor variant: Mutant) {
        let cases = casesToLeaveOut(test)
        let rest = cases == nil ? [] : ["With its other arguments, it counts."]
        reject(test, because: (reasons(of: variant) + rest).joined(separator: "\n"))
        tooStrictCases[test.id] = cases
    }

    /// Says of a test that fails on the unchanged code and passes on a variant what is left open.
    mutating func explain(_ test: TestOutcome, leftOpenBy variant: Mutant) {
        guard wrong.has(test) else { return }
        explain(test, reasons(of: variant, "It passes only with one correct design").joined(separator: "\n"))
        tooStrict += rejected.filter { $0.id == test.id }.map { TooStrict(variant: variant, test: $0) }
    }

    /// Says of a test that fails on the unchanged code that it passes there, too.
    mutating func explainFlaky(_ test: TestOutcome) {
        isFlaky = true
        explain(test, "flaky: it failed, then passed, on the same code")
    }

    /// Puts a reason before the failures of a test.
    private mutating func explain(_ test: TestOutcome, _ reason: String) {
        var outcomes = verdict.outcomes
        guard let index = outcomes.firstIndex(where: { $0.id == test.id }) else { return }
        outcomes[index].failures.insert(.init(messages: [reason], location: test.location), at: 0)
        verdict = verdict.with(outcomes: outcomes)
    }

    /// Why a test that fails on a variant is too strict: what the guide leaves open, or else what the variant says.
    ///
    /// - Parameter design: what its design is to the test.
    private func reasons(of variant: Mutant, _ design: String = "Correct too") -> [String] {
        let reason = "too strict: it fails on correct code"
        let open = lap.exercise.leftOpen.first { variant.hint.hasPrefix("\($0.key):") }
        guard let open else { return ["\(reason), the variant '\(variant.name)'", variant.effect, variant.hint] }
        return [
            "\(reason). The guide leaves this open:", "\(open.key): \(open.value)", "\(design): \(variant.effect)",
        ]
    }

    /// The arguments with which the test fails; nil if it is more than that. Arguments that change with the code are no proof:
    /// the unchanged code must have the same.
    private func casesToLeaveOut(_ test: TestOutcome) -> Set<String>? {
        guard let unchanged = validTests.first(where: { $0.id == test.id }), test.verdict == .failed,
            test.cases == unchanged.cases, test.failures.allSatisfy({ $0.arguments != nil })
        else { return nil }
        let cases = Set(test.failures.compactMap(\.arguments)).union(tooStrictCases[test.id] ?? [])
        return cases.isStrictSubset(of: unchanged.cases) ? cases : nil
    }

    /// A run in which a test that is too strict with some arguments has failed only if it failed with one that counts, and
    /// that the unchanged code has too.
    func ignoringRejectedCases(_ run: Repetitions.Run) -> Repetitions.Run {
        var run = run
        for (index, test) in run.result.outcomes.enumerated() where test.verdict == .failed {
            guard let cases = tooStrictCases[test.id],
                let known = verdict.outcomes.first(where: { $0.id == test.id })?.cases.subtracting(cases)
            else { continue }
            let counts = test.failures.contains { $0.arguments.map(known.contains) == true }
            if !counts { run.result.outcomes[index].verdict = .passed }
        }
        return run
    }

    /// Puts this run of a test, which failed, into the verdict. None of its arguments counts: who lets some count says so then.
    private mutating func reject(_ test: TestOutcome, because reason: String) {
        var outcomes = verdict.outcomes
        guard let index = outcomes.firstIndex(where: { $0.id == test.id }) else { return }
        tooStrictCases[test.id] = nil
        outcomes[index].verdict = test.verdict
        outcomes[index].failures += [.init(messages: [reason], location: test.location)] + test.failures
        verdict = verdict.with(state: .red, outcomes: outcomes)
        for result in results.indices {
            results[result].killers.removeAll { $0.id == test.id }
            results[result].flaky.removeAll { $0.id == test.id }
        }
    }
}

extension TestOutcome {
    /// This test in another run.
    fileprivate func outcome(in run: TestRun.Result) -> TestOutcome {
        var notRun = self
        notRun.verdict = .notRun
        return run.outcomes.first { $0.id == id } ?? notRun
    }

    fileprivate func hasFailed(in run: TestRun.Result) -> Bool { outcome(in: run).hasFailedExpectation }
}

extension [TestOutcome] {
    fileprivate func has(_ test: TestOutcome) -> Bool { contains { $0.id == test.id } }
}
