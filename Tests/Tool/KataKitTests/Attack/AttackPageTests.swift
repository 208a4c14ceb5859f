import TestSupport
import Testing

@testable import KataKit

/// What the page of an attack says after made-up runs.
struct AttackPageTests {
    private typealias Verdict = TestOutcome.Verdict
    private static let kata = Result { try FixtureKit.kataWithBitePatches("attack-page") }

    @Test(arguments: [
        (
            [Verdict.passed], [Verdict.passed, .passed],
            "New: our tests are green on it. So is yours: now make it red there."
        ),
        ([.failed], [.passed, .failed], "Your test is red on the correct code: correct it."),
        ([.passed, .passed], [.passed, .failed, .failed], "Your file has 2 tests. Write one"),
        ([.passed], [.passed, .crashed], "On your bug a test crashes or hangs."),
        (
            [.passed], [.failed, .failed],
            "Not new: our tests notice it. Try another bug. For a new copy: rm -r Attacks/Sum/Sources"
        ),
        ([.passed], [.passed, .failed], "You beat the kit"),
    ])
    func `it says what is missing`(own: [Verdict], onBug: [Verdict], message: String) throws {
        let kata = try Self.kata.get()
        let bug = try kata.mutants(.bite)[0]
        let outcomes = ([.passed] + own).enumerated().map { index, verdict in
            let file = index == 0 ? "Suite.swift" : "AttackTests.swift"
            let place = SourceLocation(file: "/Tests/\(file)", line: 1, column: 1)
            return TestOutcome(id: "\(index)", name: "\(index)", location: place, verdict: verdict)
        }
        var report = MutationReport(
            lap: kata.lap(.green),
            verdict: LapVerdict(state: own == [.failed] ? .red : .green, outcomes: outcomes),
            results: [.init(mutant: bug)],
            invalid: []
        )
        let run = zip(outcomes, onBug).map { TestOutcome(id: $0.id, name: $0.name, location: $0.location, verdict: $1) }
        report.record(TestRun.Result(outcomes: run), on: bug)
        let renderer = TextRenderer(kit: try Kit(root: kata.root), style: Style(isColored: false), folder: kata.root)

        let page = renderer.page(of: Attack(kata: kata), Attack.Verdict(on: bug, in: report))

        #expect(page.contains(message), "\(page)")
    }
}
