import Foundation

/// What became of a test-first lap, for programs.
struct CycleReport: Encodable {
    struct Test: Encodable {
        var test: String
        var onStub: TestOutcome.Verdict?
        var onCode: TestOutcome.Verdict
        var neverRed: Bool
    }

    struct Rule: Encodable {
        var rule: String
        var killed: Int
        var total: Int
    }

    var tests: [Test]
    var rules: [Rule]?
    var bugs: BiteReport?
    var checks: LapReport?
    var isDone: Bool

    init(_ cycle: Cycle, from folder: URL) {
        let verdict = cycle.verdict
        tests = verdict.outcomes.map { test in
            let (onStub, neverRed) = (verdict.onStub[test.title], verdict.neverRed.contains(test.title))
            return Test(test: test.name, onStub: onStub, onCode: test.verdict, neverRed: neverRed)
        }
        rules = cycle.mutation?.scoresByRule.map { Rule(rule: $0.rule, killed: $0.killed, total: $0.total) }
        bugs = cycle.mutation.map { BiteReport($0, from: folder) }
        checks = cycle.checks.map { LapReport($0, from: folder) }
        isDone = cycle.isProven
    }
}
