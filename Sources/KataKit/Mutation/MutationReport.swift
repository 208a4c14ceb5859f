/// How good a kata's tests are: their results on the unchanged code, then on each of its mutants.
package struct MutationReport: Sendable {
    package enum Status: String, Sendable, Codable {
        /// A test failed by an expectation: only this counts.
        case killed = "Killed"
        case survived = "Survived"
        /// A test did not end, and no other test failed.
        case timeout = "Timeout"
        /// A test crashed, and no other test failed.
        case runtimeError = "RuntimeError"
    }

    package struct Result: Sendable {
        package var mutant: Mutant
        package var status = Status.survived
        /// The tests that failed by an expectation, in source order.
        package var killers: [TestOutcome] = []
        /// Whether it needed a build of its own, because it changes more than bodies.
        package var isSeparate = false
    }

    package var kata: Kata
    /// The verdict of the tests on the unchanged code.
    package var verdict: LapVerdict
    /// The results, in the order of the mutants' names. All mutants survive when no test is valid.
    package var results: [Result]
    package var invalid: [InvalidMutant]

    /// The tests that fail on the unchanged code: they count for no mutant.
    package var rejected: [TestOutcome] {
        verdict.outcomes.filter { $0.verdict != .passed }
    }

    /// The tests that count.
    package var validTests: [TestOutcome] {
        verdict.state == .suspicious ? [] : verdict.outcomes.filter { $0.verdict == .passed }
    }

    package var killed: Int {
        results.count { $0.status == .killed }
    }

    package var isComplete: Bool {
        killed == results.count && invalid.isEmpty
    }
}

extension MutationReport {
    /// Marks flaky tests as failed, and removes the kills that they reported.
    mutating func reject(_ flaky: [TestOutcome]) {
        guard !flaky.isEmpty else { return }
        verdict.state = .red
        for var test in flaky {
            guard let index = verdict.outcomes.firstIndex(where: { $0.id == test.id }) else { continue }
            let reason = "flaky: it passed, then failed, on the same code"
            test.failures.insert(.init(messages: [reason], location: test.location), at: 0)
            verdict.outcomes[index] = test
        }
        let ids = Set(flaky.map(\.id))
        for index in results.indices where results[index].status == .killed {
            results[index].killers.removeAll { ids.contains($0.id) }
            if results[index].killers.isEmpty { results[index].status = .survived }
        }
    }

    /// Records a run of the valid tests on a mutant.
    mutating func record(_ run: TestRun.Result, on mutant: Mutant) {
        guard let index = results.firstIndex(where: { $0.mutant.name == mutant.name }) else { return }
        results[index].killers = run.outcomes.filter { $0.verdict == .failed }
        let verdicts = Set(run.outcomes.map(\.verdict))
        results[index].status =
            if verdicts.contains(.failed) {
                .killed
            } else if verdicts.contains(.crashed) || run.suspicion != nil {
                .runtimeError
            } else {
                verdicts.contains(.timedOut) ? .timeout : .survived
            }
    }

    /// Removes a patch that is not a valid mutant.
    mutating func discard(_ invalid: InvalidMutant) {
        self.invalid.append(invalid)
        results.removeAll { $0.mutant.name == invalid.mutant.name }
    }
}
