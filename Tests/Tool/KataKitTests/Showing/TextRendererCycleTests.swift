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

    @Test func `tests that are as before, and as they should be, are one line`() {
        let names = ["one", "two", "three", "four", "other name", "new"]
        let tests = names.map { TestOutcome(id: $0, name: $0, suite: "PriceTests", verdict: .passed) }
        let titles = tests.map(\.title)
        let old = titles.dropLast()
        let judged = JudgedLap(
            lap: lap,
            verdict: LapVerdict(state: .green, outcomes: tests),
            earlier: EarlierRuns(
                passed: Set(old),
                red: titles,
                known: .init(old.map { ($0, []) }) { $1 },
                renamed: ["PriceTests/other name"]
            ),
            onStub: .init(titles.map { ($0, .failed) }) { $1 }
        )

        let rows = renderer.tests(judged).split(separator: "\n").dropFirst().map(String.init)

        #expect(
            rows == ["other name", "new", "4 tests as before"].map { "  red             green         \($0)" }
        )
    }

    @Test func `the board names the lap of the current kata before it begins`() {
        let laps = Dictionary(
            uniqueKeysWithValues: lap.kata.laps.map {
                ($0, JudgedLap(lap: $0, verdict: LapVerdict(notAttempted: $0)))
            }
        )

        let board = renderer.board(laps, current: lap.kata.lap(.green))

        #expect(board.contains("\n    test-first lap: not started. Save one of its files to begin.\n"), "\(board)")
    }
}
