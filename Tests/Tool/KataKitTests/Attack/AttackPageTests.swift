import TestSupport
import Testing

@testable import KataKit

/// What the page of an attack says after made-up runs.
struct AttackPageTests {
    typealias Verdict = TestOutcome.Verdict
    private static let kata = Result { try FixtureKit.kataWithBitePatches("attack-page") }

    @Test(arguments: [
        (
            [Verdict.passed], [Verdict.passed, .passed],
            "New: our tests are green on it. So is yours: now make it red there."
        ),
        ([.failed], [.passed, .failed], "Your test is red on correct code: it is wrong"),
        ([.passed, .passed], [.passed, .failed, .failed], "2 tests of your file run. Write one"),
        ([.notRun], [.passed, .notRun], "0 tests of your file run. Write one"),
        ([.passed], [.passed, .crashed], "On your bug a test crashes or hangs."),
        (
            [.passed], [.failed, .failed],
            "rm -r Attacks/Sum/Sources\n\n  ✘ 0\n      Solutions/Sum/Tests/Own.swift:1:1"
        ),
        ([.passed], [.passed, .failed], "You beat the kit"),
    ])
    func `it says what is missing`(own: [Verdict], onBug: [Verdict], message: String) throws {
        let kata = try Self.kata.get()
        let bug = try kata.mutants(.bite)[0]
        let outcomes = ([.passed] + own).enumerated().map { index, verdict in
            let file = kata.folder.path + (index == 0 ? "/Tests/Own.swift" : "/Tests/AttackTests.swift")
            let place = SourceLocation(file: file, line: 1, column: 1)
            return TestOutcome(id: "\(index)", name: "\(index)", location: place, verdict: verdict)
        }
        var report = MutationReport(
            lap: kata.lap(.green),
            verdict: LapVerdict(state: own == [.failed] ? .red : .green, outcomes: outcomes),
            results: [.init(mutant: bug)],
            invalid: []
        )
        let run = zip(outcomes, onBug).map { test, verdict in
            let failures = verdict == .failed ? [TestOutcome.Failure(messages: ["no"], location: test.location)] : []
            return TestOutcome(
                id: test.id,
                name: test.name,
                location: test.location,
                verdict: verdict,
                failures: failures
            )
        }
        report.record(TestRun.Result(outcomes: run), on: bug)
        let renderer = TextRenderer(kit: try Kit(root: kata.root), style: Style(isColored: false), folder: kata.root)

        let page = renderer.page(of: Attack(kata: kata), Attack.Verdict(on: bug, in: report))
        report.invalid = [InvalidMutant(mutant: bug, reason: "no body")]
        report.results = []
        let invalid = renderer.page(of: Attack(kata: kata), Attack.Verdict(on: bug, in: report))

        #expect(page.contains(message), "\(page)")
        #expect(invalid.contains("This bug does not count: no body"), "\(invalid)")
    }
}
