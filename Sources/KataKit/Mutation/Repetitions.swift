/// What happened when tests ran again on mutants and on the unchanged code, in the order of a ``RepetitionPlan``.
struct Repetitions: Sendable {
    /// The name of the mutant; nil for the unchanged code.
    typealias Run = (mutant: String?, result: TestRun.Result)

    private var ofMutants: [String: [TestRun.Result]] = [:]
    private var ofUnchanged: [TestRun.Result] = []

    init(_ runs: [Run]) {
        for run in runs {
            if let mutant = run.mutant {
                ofMutants[mutant, default: []].append(run.result)
            } else {
                ofUnchanged.append(run.result)
            }
        }
    }

    /// Why a run of the unchanged code is suspicious; nil when none is.
    var suspicion: String? {
        ofUnchanged.lazy.compactMap(\.suspicion).first
    }

    /// The tests that did not pass in each run of the unchanged code, as they were when they did not.
    func flaky(_ tests: [TestOutcome]) -> [TestOutcome] {
        tests.compactMap { test in
            ofUnchanged.lazy.map { $0.outcomes.first { $0.id == test.id } ?? test.notRun }
                .first { $0.verdict != .passed }
        }
    }

    /// Whether an expectation of the test failed in each run of this mutant. A crash is not an expectation.
    func confirms(_ test: TestOutcome, on mutant: String) -> Bool {
        let runs = ofMutants[mutant] ?? []
        return !runs.isEmpty
            && runs.allSatisfy { $0.outcomes.contains { $0.id == test.id && $0.verdict == .failed } }
    }
}

extension TestOutcome {
    fileprivate var notRun: TestOutcome {
        var test = self
        test.verdict = .notRun
        return test
    }
}
