import TestSupport
import Testing

@testable import KataKit

/// The judgement on made-up runs: which kills count.
struct RepetitionsTests {
    let kata: Kata
    let mutants: [Mutant]
    private static let kata = Result { try FixtureKit.kataWithBitePatches("repetitions") }

    init() throws {
        kata = try Self.kata.get()
        let mutant = try kata.mutants(.bite)[0]
        mutants = ["one", "other"].map { name in
            var mutant = mutant
            mutant.name = name
            return mutant
        }
    }

    @Test func `an honest test keeps its kills`() {
        let report = judged(["honest": [.killed, .survived]])

        #expect(report.results.map(\.status) == [.killed, .survived])
        #expect(report.results[0].killers.map(\.name) == ["honest"])
        #expect(report.rejected.isEmpty)
    }

    @Test func `a test that fails once on the unchanged code kills nothing, and is named as flaky`() {
        let report = judged(
            ["flaky": [.killed, .killed], "honest": [.killed, .survived]],
            unchanged: ["flaky": [2: .failed]]
        )

        #expect(report.results.map(\.status) == [.killed, .survived])
        #expect(report.results[0].killers.map(\.name) == ["honest"])
        #expect(report.rejected.map(\.name) == ["flaky"])
        #expect(report.rejected.first?.failures.first?.messages == ["flaky: it passed, then failed, on the same code"])
    }

    @Test(arguments: [TestOutcome.Verdict.passed, .crashed, .timedOut, .notRun])
    func `a test that does not fail again kills only what it does fail on`(verdict: TestOutcome.Verdict) {
        let report = judged(["a": [.killed, .killed]], onMutants: ["a": [1: [4: verdict]]])

        #expect(report.results.map(\.status) == [.killed, .survived])
        #expect(report.results[1].flaky.map(\.name) == ["a"])
        #expect(report.rejected.isEmpty)
    }

    @Test(arguments: [TestOutcome.Verdict.crashed, .timedOut, .notRun])
    func `on the unchanged code, a crash or a hang is as bad as a failure`(verdict: TestOutcome.Verdict) {
        let report = judged(["a": [.killed, .survived]], unchanged: ["a": [0: verdict]])

        #expect(report.results.map(\.status) == [.survived, .survived])
        #expect(report.rejected.map(\.name) == ["a"])
    }

    @Test func `a suspicious run of the unchanged code leaves the lap without a result`() {
        var report = self.report(["a": [.killed, .survived]])
        let test = report.validTests[0]
        report.confirm([test], by: Repetitions([(nil, TestRun.Result(outcomes: [test], inconsistency: "forged"))]))

        #expect(report.verdict.state == .error)
        #expect(report.verdict.reason == "forged")
        #expect(report.validTests.isEmpty)
    }

    @Test func `tests that hang on a mutant are not repeated on it, and hold up no other test`() {
        let report = self.report([
            "a": [.killed, .survived], "b": [.killed, .timeout], "c": [.killed, .killed], "d": [.survived, .survived],
        ])
        let groups = report.groupsToRepeat().map { ($0.tests.map(\.name).sorted(), $0.mutants) }.sorted {
            $0.1.count > $1.1.count
        }

        #expect(groups.map(\.0) == [["a", "c"], ["b"]])
        #expect(groups.map(\.1) == [mutants.map(\.name), [mutants[0].name]])
    }

    @Test func `a mutant that only a flaky test killed still counts as one that another test hung or crashed on`() {
        let report = judged(
            ["a": [.killed, .killed], "b": [.timeout, .survived], "c": [.survived, .runtimeError]],
            onMutants: ["a": [0: [1: .passed], 1: [1: .passed]]]
        )

        #expect(report.results.map(\.status) == [.timeout, .runtimeError])
    }

    // MARK: Steps

    /// The report after one run of each, then after five repetitions with these exceptions, by the number of the run.
    private func judged(
        _ tests: [String: [MutationReport.Status]],
        unchanged: [String: [Int: TestOutcome.Verdict]] = [:],
        onMutants: [String: [Int: [Int: TestOutcome.Verdict]]] = [:]
    ) -> MutationReport {
        var report = self.report(tests)
        for group in report.groupsToRepeat() {
            let runs = (0..<5).flatMap { run -> [Repetitions.Run] in
                let again = mutants.indices.map { index -> Repetitions.Run in
                    let outcomes = group.tests.map { test in
                        let usual = tests[test.name]?[index].verdict ?? .passed
                        return test.with(onMutants[test.name]?[index]?[run] ?? usual)
                    }
                    return (mutants[index].name, TestRun.Result(outcomes: outcomes))
                }
                let outcomes = group.tests.map { $0.with(unchanged[$0.name]?[run] ?? .passed) }
                return [(nil, TestRun.Result(outcomes: outcomes))] + again
            }
            report.confirm(group.tests, by: Repetitions(runs.shuffled()))
        }
        return report
    }

    private func report(_ tests: [String: [MutationReport.Status]]) -> MutationReport {
        let outcomes = tests.keys.sorted().map { TestOutcome(id: "Own.\($0)", name: $0, verdict: .passed) }
        var report = MutationReport(
            lap: kata.lap(.bite),
            verdict: LapVerdict(state: .green, outcomes: outcomes),
            results: mutants.map { .init(mutant: $0) },
            invalid: []
        )
        for (index, mutant) in mutants.enumerated() {
            let run = outcomes.map { $0.with(tests[$0.name]?[index].verdict ?? .passed) }
            report.record(TestRun.Result(outcomes: run), on: mutant.name)
        }
        return report
    }
}

extension TestOutcome {
    fileprivate func with(_ verdict: Verdict) -> TestOutcome {
        var test = self
        test.verdict = verdict
        return test
    }
}

extension MutationReport.Status {
    fileprivate var verdict: TestOutcome.Verdict {
        switch self {
        case .killed: .failed
        case .survived: .passed
        case .timeout: .timedOut
        case .runtimeError: .crashed
        }
    }
}
