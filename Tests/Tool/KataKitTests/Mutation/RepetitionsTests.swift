import TestSupport
import Testing

@testable import KataKit

/// The judgement on made-up runs of tests on two mutants: which kills count.
struct RepetitionsTests {
    private typealias Verdict = TestOutcome.Verdict
    private static let kata = Result { try FixtureKit.kataWithBitePatches("repetitions") }

    let kata: Kata
    let mutants: [Mutant]

    init() throws {
        kata = try Self.kata.get()
        let mutant = try kata.mutants(.bite)[0]
        mutants = ["one", "other"].map { name in
            var mutant = mutant
            mutant.name = name
            return mutant
        }
    }

    @Test func `an honest test keeps its kills, a flaky one loses them`() {
        var report = report(["flaky": [.failed, .failed], "honest": [.failed, .passed]])

        report.repeatKills { test, mutant, run in
            test == "honest" ? (mutant == "one" ? .failed : .passed) : mutant != nil || run == 2 ? .failed : .passed
        }

        #expect(report.results.map(\.status) == [.killed, .survived])
        #expect(report.results[0].killers.map(\.name) == ["honest"])
        #expect(report.rejected.map(\.name) == ["flaky"])
        #expect(report.rejected.first?.failures.first?.messages == ["flaky: it passed, then failed, on the same code"])
    }

    @Test(arguments: [Verdict.passed, .crashed, .timedOut, .notRun])
    func `a test that does not fail again kills only what it does fail on`(verdict: TestOutcome.Verdict) {
        var report = report(["a": [.failed, .failed], "hangs": [.passed, .timedOut]])

        report.repeatKills { _, mutant, run in
            mutant == nil ? .passed : mutant == "other" && run == 1 ? verdict : .failed
        }

        #expect(report.results.map(\.status) == [.killed, .timeout])
        #expect(report.results[1].flaky.map(\.name) == ["a"])
        #expect(report.rejected.isEmpty)
    }

    @Test func `a crash kills only where an expectation has failed before it`() {
        var report = report(["a": [.passed, .passed]])
        let messages = ["Expectation failed: (0 → 0) == 1", "the test crashed"]

        for (mutant, messages) in zip(mutants, [messages, messages.suffix(1)]) {
            var test = report.validTests[0].with(.crashed)
            test.failures = messages.map { .init(messages: [$0]) }
            report.record(TestRun.Result(outcomes: [test]), on: mutant)
        }

        #expect(report.results.map(\.status) == [.killed, .runtimeError])
    }

    @Test(arguments: [Verdict.crashed, .timedOut, .notRun])
    func `on the unchanged code, a crash or a hang is as bad as a failure`(verdict: TestOutcome.Verdict) {
        var report = report(["a": [.failed, .passed]])

        report.repeatKills { _, mutant, run in mutant != nil ? .failed : run == 0 ? verdict : .passed }

        #expect(report.results.map(\.status) == [.survived, .survived])
        #expect(report.rejected.map(\.name) == ["a"])
    }

    @Test func `a test that fails on a mutant that it had not killed is repeated again, and others are not`() {
        var report = report(["odd": [.failed, .passed], "even": [.failed, .failed]])

        report.repeatKills { _, mutant, run in mutant == "other" && run == 1 || mutant == "one" ? .failed : .passed }

        #expect(report.flakyTests.map(\.name) == ["odd", "even"])
        #expect(report.results[1].killers.isEmpty)
    }

    @Test func `kills are repeated among so many runs that chance finds none`() {
        for count in [1, 12, 43] {
            let order = Repetitions.order(of: Array(repeating: mutants[0], count: count))
            #expect(order.count == max(45, 3 * count + 10) && order.count { $0 != nil } == 3 * count)
        }
    }

    @Test func `a suspicious run of the unchanged code leaves the lap without a result`() {
        var report = report(["a": [.failed, .passed]])
        let test = report.validTests[0]

        report.confirm([test], by: [(nil, TestRun.Result(outcomes: [test], inconsistency: "forged"))])

        #expect(report.verdict.state == .error)
        #expect(report.verdict.reason == "forged")
        #expect(report.validTests.isEmpty)
    }

    @Test func `tests that hang on a mutant are not repeated on it, and hold up no other test`() {
        let report = report([
            "a": [.failed, .passed], "b": [.failed, .timedOut], "c": [.failed, .failed], "d": [.passed, .passed],
        ])

        let groups = report.groupsToRepeat().sorted { $0.mutants.count > $1.mutants.count }

        #expect(groups.map { $0.tests.map(\.name) } == [["a", "c"], ["b"]])
        #expect(groups.map { $0.mutants.map(\.name) } == [["one", "other"], ["one"]])
    }

    // MARK: Steps

    /// A report on tests after their first run on both mutants.
    private func report(_ tests: KeyValuePairs<String, [Verdict]>) -> MutationReport {
        let outcomes = tests.map { TestOutcome(id: "Own.\($0.key)", name: $0.key, verdict: .passed) }
        var report = MutationReport(
            lap: kata.lap(.bite),
            verdict: LapVerdict(state: .green, outcomes: outcomes),
            results: mutants.map { .init(mutant: $0) },
            invalid: []
        )
        for (index, mutant) in mutants.enumerated() {
            let run = zip(outcomes, tests).map { $0.with($1.value[index]) }
            report.record(TestRun.Result(outcomes: run), on: mutant)
        }
        return report
    }
}

extension MutationReport {
    /// Confirms by five repetitions.
    ///
    /// - Parameter verdict: of a test on a mutant, nil for the unchanged code, in the repetition of this number.
    fileprivate mutating func repeatKills(_ verdict: (String, String?, Int) -> TestOutcome.Verdict) {
        for group in groupsToRepeat() {
            let runs = (0..<5).flatMap { run in
                (group.mutants.map { Optional($0) } + [nil]).map { mutant -> Repetitions.Run in
                    let outcomes = group.tests.map { $0.with(verdict($0.name, mutant?.name, run)) }
                    return (mutant, TestRun.Result(outcomes: outcomes))
                }
            }
            confirm(group.tests, by: runs.shuffled())
        }
    }
}

extension TestOutcome {
    fileprivate func with(_ verdict: Verdict) -> TestOutcome {
        var test = self
        test.verdict = verdict
        return test
    }
}
