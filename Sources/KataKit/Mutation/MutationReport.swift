/// What a kata's tests are worth: how they fare on the code as it is, then on each of its mutants.
package struct MutationReport: Sendable {
    package enum Status: String, Sendable, Encodable {
        /// A test failed by an expectation: the only way that counts.
        case killed = "Killed"
        case survived = "Survived"
        /// A test did not end, and no other failed.
        case timeout = "Timeout"
        /// A test crashed, and no other failed.
        case runtimeError = "RuntimeError"
    }

    package struct Result: Sendable {
        package var mutant: Mutant
        var change: SourceChange
        package var status = Status.survived
        /// The tests that failed by an expectation, in the order of the source.
        package var killers: [TestOutcome] = []
        /// Whether it needed a build of its own, as it changes more than bodies.
        var isBuiltApart = false
    }

    /// A patch that is no mutant of the code: it does not apply, or does not compile.
    package struct Misfit: Sendable {
        package var mutant: Mutant
        package var reason: String
    }

    package var kata: Kata
    /// The tests on the unchanged code.
    package var verdict: LapVerdict
    /// Each mutant by name; all survive where no test is left to judge them.
    package var results: [Result]
    package var misfits: [Misfit]

    /// The tests that are wrong, as they do not pass on the unchanged code: they judge no mutant.
    package var rejected: [TestOutcome] {
        verdict.outcomes.filter { $0.verdict != .passed }
    }

    /// The tests that may judge mutants.
    var judges: [TestOutcome] {
        verdict.state == .suspicious ? [] : verdict.outcomes.filter { $0.verdict == .passed }
    }

    package var killed: Int {
        results.count { $0.status == .killed }
    }

    var isComplete: Bool {
        killed == results.count && misfits.isEmpty
    }
}

extension MutationReport {
    /// Takes back what tests have done that passed on the unchanged code once and not again.
    mutating func reject(_ fickle: [TestOutcome]) {
        guard !fickle.isEmpty else { return }
        verdict.state = .red
        for var test in fickle {
            guard let index = verdict.outcomes.firstIndex(where: { $0.id == test.id }) else { continue }
            let reason = "passed on the unchanged code once and not again: something other than the code decides"
            test.failures.insert(.init(messages: [reason], location: test.location), at: 0)
            verdict.outcomes[index] = test
        }
        let names = Set(fickle.map(\.id))
        for index in results.indices where results[index].status == .killed {
            results[index].killers.removeAll { names.contains($0.id) }
            if results[index].killers.isEmpty { results[index].status = .survived }
        }
    }
}

extension MutationReport.Result {
    /// The mutant by a run of the tests that pass without it.
    mutating func judge(by run: TestRun.Result) {
        killers = run.outcomes.filter { $0.verdict == .failed }
        let verdicts = Set(run.outcomes.map(\.verdict))
        if !killers.isEmpty {
            status = .killed
        } else if verdicts.contains(.crashed) || run.suspicion != nil {
            status = .runtimeError
        } else {
            status = verdicts.contains(.timedOut) ? .timeout : .survived
        }
    }
}
