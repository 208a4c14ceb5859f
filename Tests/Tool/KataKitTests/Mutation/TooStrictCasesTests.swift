import TestSupport
import Testing

@testable import KataKit

/// Made-up runs of a test with arguments that fails on a variant: what still counts.
struct TooStrictCasesTests {
    private let kata: Kata
    private let mutant: Mutant
    private let variant: Variant
    private static let kata = Result { try FixtureKit.kataWithBitePatches("too-strict-cases") }

    init() throws {
        kata = try Self.kata.get()
        mutant = try kata.mutants(.bite)[0]
        variant = try kata.variants(.bite)[0]
    }

    /// - Parameters:
    ///   - failed: the arguments with which it fails; nil for a failure without arguments.
    private func test(
        _ cases: Set<String>,
        failed: [String?] = [],
        _ verdict: TestOutcome.Verdict? = nil
    ) -> TestOutcome {
        var test = TestOutcome(id: "M.S/t()", name: "t")
        test.cases = cases
        test.failures = failed.map { TestOutcome.Failure(messages: ["no"], arguments: $0) }
        test.verdict = verdict ?? (failed.isEmpty ? .passed : .failed)
        return test
    }

    /// A report after the test was on the variant, then on the mutant.
    private func report(onVariant: TestOutcome, onMutant: TestOutcome) -> MutationReport {
        let verdict = LapVerdict(state: .green, outcomes: [test(["a", "b", "c"])])
        var report = MutationReport(
            lap: kata.lap(.bite),
            verdict: verdict,
            results: [.init(mutant: mutant)],
            invalid: []
        )
        report.reject(onVariant, tooStrictFor: variant)
        guard !report.validTests.isEmpty else { return report }
        let run = report.ignoringRejectedCases((mutant.name, TestRun.Result(outcomes: [onMutant])))
        report.record(run.result, on: mutant.name)
        return report
    }

    @Test func `the other arguments kill`() {
        let all: Set = ["a", "b", "c"]
        let report = self.report(onVariant: test(all, failed: ["a"]), onMutant: test(all, failed: ["a", "b"]))
        #expect(report.killed == 1)
        #expect(report.rejected.map(\.name) == ["t"])
        #expect(report.verdict.state == .red)
        #expect(report.tooStrictCases.values.first == ["a"])
    }

    @Test(arguments: [["a"], [nil], ["d"], ["a", "d"]] as [[String?]])
    func `what fails there, what has no name, and what the unchanged code does not have kill nothing`(
        failed: [String?]
    ) {
        let all: Set = ["a", "b", "c"]
        let report = self.report(onVariant: test(all, failed: ["a"]), onMutant: test(all, failed: failed))
        #expect(report.killed == 0)
        #expect(!report.validTests.isEmpty)
    }

    @Test func `a test that fails with all arguments, with others, or without, kills nothing`() {
        let all: Set = ["a", "b", "c"]
        let strict = [
            test(all, failed: ["a", "b", "c"]), test(["a", "b", "d"], failed: ["a"]), test(all, failed: ["a", nil]),
            test(all, failed: ["a"], .crashed),
        ]
        for onVariant in strict {
            let report = self.report(onVariant: onVariant, onMutant: test(all, failed: ["b"]))
            #expect(report.killed == 0 && report.validTests.isEmpty, "\(onVariant)")
        }
    }

    @Test func `two variants leave out the arguments of both`() {
        let all: Set = ["a", "b", "c"]
        var report = self.report(onVariant: test(all, failed: ["a"]), onMutant: test(all))
        report.reject(test(all, failed: ["b"]), tooStrictFor: variant)
        #expect(report.tooStrictCases.values.first == ["a", "b"])
        report.reject(test(all, failed: ["c"]), tooStrictFor: variant)
        #expect(report.tooStrictCases.isEmpty && report.validTests.isEmpty)
    }

    @Test func `a flaky test counts with none of its arguments`() {
        let all: Set = ["a", "b", "c"]
        var report = self.report(onVariant: test(all, failed: ["a"]), onMutant: test(all, failed: ["b"]))
        report.reject([test(all, failed: ["b"])])
        #expect(report.killed == 0 && report.validTests.isEmpty)
    }
}
