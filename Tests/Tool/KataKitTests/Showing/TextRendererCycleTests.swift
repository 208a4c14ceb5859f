import TestSupport
import Testing

@testable import KataKit

/// What pages show of a test-first lap.
struct TextRendererCycleTests {
    private let lap: LapID
    private let renderer: TextRenderer

    init() throws {
        let kit = try Kit.withOrder()
        lap = kit.katas[0].lap(.first)
        renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root)
    }

    @Test(arguments: [(TestOutcome.Verdict.failed, "red  "), (.passed, "     ")])
    func `tests that are as before, and as they should be, are one line`(first: TestOutcome.Verdict, color: String) {
        let names = ["one", "two", "three", "four", "new"]
        let tests = names.map { TestOutcome(id: $0, name: $0, suite: "PriceTests", verdict: .passed) }
        let titles = tests.map(\.title)
        let old = titles.dropLast()
        let judged = JudgedLap(
            lap: lap,
            verdict: LapVerdict(state: .green, outcomes: tests),
            earlier: EarlierRuns(
                passed: Set(old),
                red: titles,
                known: .init(old.map { ($0, []) }) { $1 }
            ),
            onStub: .init(titles.map { ($0, $0 == titles[0] ? first : .failed) }) { $1 }
        )

        let rows = renderer.tests(judged).split(separator: "\n").dropFirst().map(String.init)

        let parts = [("red  ", "new"), (color, "4 tests as before")]
        #expect(rows == parts.map { "  \($0)           green         \($1)" })
    }

    @Test func `a crash on the stub is the right red after an expectation that failed`() {
        let messages = ["Expectation failed: (0 → 0) == 1", "the test crashed"]
        let failures = messages.map { TestOutcome.Failure(messages: [$0]) }
        let tests = ["right", "wrong"].map { name in
            let failures = name == "right" ? failures : failures.suffix(1)
            return TestOutcome(id: name, name: name, suite: "S", verdict: .crashed, failures: failures)
        }
        let red = LapVerdict(state: .red, outcomes: tests)

        let judged = JudgedLap(lap: lap, verdict: red).with(Cycle(stub: red, onCorrectCode: nil, checks: nil))

        #expect(tests.map(judged.flaw) == [nil, .wrongRed])
    }

    @Test(arguments: [([], nil), (["C/Digit: x"], JudgedLap.Flaw.greenOnStub)] as [([String], JudgedLap.Flaw?)])
    func `beside a red test, one that the stub passes may catch a bug of complete code`(
        failedChecks: [String],
        flaw: JudgedLap.Flaw?
    ) {
        let tests = [("new", TestOutcome.Verdict.passed), ("red", .failed)].map { name, verdict in
            TestOutcome(id: name, name: name, suite: "S", verdict: verdict)
        }
        let red = LapVerdict(state: .red, outcomes: tests)

        let judged = JudgedLap(lap: lap, verdict: red, earlier: EarlierRuns(failedChecks: Set(failedChecks)))
            .with(Cycle(stub: red, onCorrectCode: nil, checks: nil))

        #expect(judged.flaw(of: tests[0]) == flaw)
    }

    @Test func `a test that did not run on the stub is not one that was never red`() {
        let test = TestOutcome(id: "a", name: "a", suite: "S", verdict: .passed)
        let stub = LapVerdict(state: .red, outcomes: [])

        let judged = JudgedLap(lap: lap, verdict: LapVerdict(state: .green, outcomes: [test]))
            .with(Cycle(stub: stub, onCorrectCode: nil, checks: nil))

        #expect(judged.flaw(of: test) == nil)
    }

    @Test(arguments: [TestOutcome.Verdict.failed, .crashed])
    func `below a test that is to change is the red test that is right`(onStub: TestOutcome.Verdict) {
        func tests(_ verdict: TestOutcome.Verdict, _ last: TestOutcome.Verdict) -> LapVerdict {
            let tests = [("right", verdict), ("to change", last)].map { name, verdict in
                let failure = TestOutcome.Failure(messages: ["Expectation failed: \(name)"])
                return TestOutcome(id: name, name: name, suite: "S", verdict: verdict, failures: [failure])
            }
            return LapVerdict(state: .red, outcomes: tests)
        }
        let onReference = tests(.passed, onStub == .failed ? .failed : .passed)
        let report = MutationReport(lap: lap, verdict: onReference, results: [], invalid: [])
        let cycle = Cycle(stub: tests(.failed, onStub), onCorrectCode: report, checks: nil)
        let earlier = EarlierRuns(red: ["S/right", "S/to change"])

        let page = renderer.todo(
            JudgedLap(lap: lap, verdict: tests(.failed, .failed), earlier: earlier).with(cycle)
        )

        #expect(page.contains("\n\n  Then: make the red test green\n\n  ✘ right\n"), "\(page)")
        // What correct code makes of a wrong one is above.
        #expect(page.contains("✘ to change") == (onStub == .crashed), "\(page)")
    }

    @Test(arguments: [true, false])
    func `as long as the code has an open rule, the checks that it passes count, and no bugs`(isOpen: Bool) throws {
        let kit = try Kit(root: Checkout.root)
        let lap = try kit.kata(named: "MVPEditFields").lap(.first)
        let test = TestOutcome(id: "1", name: "it counts", suite: "S", verdict: .passed)
        let bug = try #require(lap.mutantsByRule.first?.mutants.first)
        let results = try lap.kata.mutants(.first).map {
            MutationReport.MutantResult(mutant: $0, killers: $0.name == bug ? [test] : [])
        }
        let green = LapVerdict(state: .green, outcomes: [test])
        let check = TestOutcome(id: "2", name: "Digit: none", suite: "C", verdict: isOpen ? .failed : .passed)
        let cycle = Cycle(
            stub: LapVerdict(state: .red, outcomes: [test]),
            onCorrectCode: MutationReport(lap: lap, verdict: green, results: results, invalid: []),
            checks: LapVerdict(state: isOpen ? .red : .green, outcomes: [check])
        )

        let page = renderer.cycle(JudgedLap(lap: lap, verdict: green).with(cycle))

        let state = "Your code passes 0 of the kit's 1 hidden tests; not whole yet: Digit."
        #expect(page.contains(state) == isOpen, "\(page)")
        #expect(page.contains("\n  ✘ Length ") == !isOpen && page.contains("✘ Digit") == !isOpen, "\(page)")
    }

    @Test func `of many open rules, those that are whole are named`() throws {
        let lap = try Kit(root: Checkout.root).kata(named: "MVPEditFields").lap(.first)
        let test = TestOutcome(id: "1", name: "it counts", suite: "S", verdict: .passed)
        let checks = lap.exercise.rules.map { rule in
            TestOutcome(id: rule, name: "\(rule): x", suite: "C", verdict: rule == "Digit" ? .passed : .failed)
        }
        let green = LapVerdict(state: .green, outcomes: [test])
        let cycle = Cycle(
            stub: LapVerdict(state: .red, outcomes: [test]),
            onCorrectCode: nil,
            checks: LapVerdict(state: .red, outcomes: checks)
        )

        let page = renderer.cycle(JudgedLap(lap: lap, verdict: green).with(cycle))

        #expect(page.contains("of the kit's \(checks.count) hidden tests; whole so far: Digit."), "\(page)")
    }

    @Test func `the board names the lap of the current kata before it begins`() {
        let laps = Dictionary(
            uniqueKeysWithValues: lap.kata.laps.map {
                ($0, JudgedLap(lap: $0, verdict: LapVerdict(notAttempted: $0)))
            }
        )

        let board = renderer.board(laps, current: lap.kata.lap(.green))

        let path = "Katas/Order/Tests/First/PriceTests.swift"
        #expect(board.contains("\n    test-first lap: not started. Save \(path) to begin.\n"), "\(board)")
    }
}
