import TestSupport
import Testing

@testable import KataKit

/// Made-up runs of a test with the arguments a, b and c that fails on a variant: what still counts.
struct TooStrictCasesTests {
    private static let kata = Result { try FixtureKit.kataWithBitePatches("too-strict-cases") }

    /// A report after the test was on each variant, then on the mutant.
    private func report(onVariants: [TestOutcome], onMutant: TestOutcome) throws -> MutationReport {
        let kata = try Self.kata.get()
        var report = MutationReport(
            lap: kata.lap(.bite),
            verdict: LapVerdict(state: .green, outcomes: [test([])]),
            results: [.init(mutant: try kata.mutants(.bite)[0])],
            invalid: []
        )
        for outcome in onVariants { report.reject(outcome, tooStrictFor: try kata.variants(.bite)[0]) }
        guard !report.validTests.isEmpty else { return report }
        let run = report.ignoringRejectedCases((report.results[0].mutant, TestRun.Result(outcomes: [onMutant])))
        report.record(run.result, on: report.results[0].mutant)
        return report
    }

    /// - Parameter failed: the arguments with which it fails; nil for a failure without arguments.
    private func test(
        _ failed: [String?],
        of cases: Set<String> = ["a", "b", "c"],
        _ verdict: TestOutcome.Verdict? = nil
    ) -> TestOutcome {
        var test = TestOutcome(id: "M.S/t()", name: "t")
        test.cases = cases
        test.failures = failed.map { TestOutcome.Failure(messages: ["no"], arguments: $0) }
        test.verdict = verdict ?? (failed.isEmpty ? .passed : .failed)
        return test
    }

    @Test(arguments: [["a", "b"], ["a"], [nil], ["d"], ["a", "d"]] as [[String?]])
    func `of the other arguments, those kill that the unchanged code has`(failed: [String?]) throws {
        let report = try report(onVariants: [test(["a"])], onMutant: test(failed))

        #expect(report.killed == (failed.contains("b") ? 1 : 0))
        #expect(report.rejected.map(\.name) == ["t"])
        #expect(report.tooStrictCases.values.first == ["a"])
    }

    @Test func `a test that fails with all arguments, with others, or without, kills nothing`() throws {
        let strict = [
            [test(["a", "b", "c"])], [test(["a"]), test(["b"]), test(["c"])], [test(["a"], of: ["a", "b", "d"])],
            [test(["a", nil])], [test(["a"], .crashed)],
        ]
        for onVariants in strict {
            let report = try report(onVariants: onVariants, onMutant: test(["b"]))
            #expect(report.killed == 0 && report.validTests.isEmpty, "\(onVariants)")
        }
    }

    @Test func `a flaky test counts with none of its arguments`() throws {
        var report = try report(onVariants: [test(["a"])], onMutant: test(["b"]))

        report.reject([test(["b"])])

        #expect(report.killed == 0 && report.validTests.isEmpty)
    }
}
