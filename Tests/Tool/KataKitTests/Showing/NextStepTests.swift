import Foundation
import Testing

@testable import KataKit

/// Whatever the states of a kata's laps are: a page that names a command says what to change first, or the command leads on.
struct NextStepTests {
    private enum State: CaseIterable {
        case notBegun, broken, red, uncounted, green, done

        var verdict: LapVerdict.State {
            switch self {
            case .notBegun: .notAttempted
            case .broken: .doesNotCompile
            case .red: .red
            case .uncounted, .green, .done: .green
            }
        }
    }

    private let kata: Kata
    private let renderer: TextRenderer

    init() throws {
        let kit = try Kit.withOrder()
        kata = kit.katas[0]
        renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root)
    }

    private func judged(_ lap: LapID, _ state: State) -> JudgedLap {
        var test = TestOutcome(id: "1", name: "it answers", suite: lap.guide?.steps[0].suite ?? "Own")
        test.verdict = state.verdict == .green ? .passed : .failed
        test.failures = state.verdict == .green ? [] : [.init(messages: ["it should"])]
        let error = Diagnostic(file: "/F.swift", line: 1, column: 1, severity: .error, message: "cannot find 'x'")
        let failure = BuildFailure(diagnostics: [error], reason: "it does not compile")
        let isRun = state != .broken
        let verdict =
            isRun ? LapVerdict(state: state.verdict, outcomes: [test]) : LapVerdict(of: lap, notBuilt: failure)
        let score =
            lap.guide == nil ? MutantScore(killed: state == .uncounted ? nil : state == .done ? 2 : 1, total: 2) : nil
        let isProven = lap.isTestFirst ? state == .done : nil
        return JudgedLap(lap: lap, verdict: verdict, mutants: score, isProven: isProven)
    }

    /// The laps in all combinations of their states.
    private var combinations: [JudgedLaps] {
        kata.laps.reduce([[:]]) { combinations, lap in
            combinations.flatMap { laps in
                State.allCases.map { state in laps.merging([lap: judged(lap, state)]) { $1 } }
            }
        }
    }

    @Test func `each page that says to run the tests says what to change`() throws {
        for laps in combinations {
            let open = laps.values.filter { !$0.isDone }
            let pages = [renderer.next(in: kata, laps)] + open.map { renderer.todo($0) }
            for page in pages where page.contains("Run    swift run kata test Order") {
                let says = ["✘", "write ", "change ", "it does not compile"]
                #expect(says.contains(where: page.contains), "\(page)")
            }
        }
    }

    @Test func `after the test-first lap, an open green lap shows its first red test`() {
        let page = renderer.next(
            in: kata,
            Dictionary(
                uniqueKeysWithValues: kata.laps.map {
                    ($0, judged($0, $0.isTestFirst ? .done : $0.lap == .green ? .red : .notBegun))
                }
            )
        )

        #expect(page.hasPrefix("Next: Order, green lap, step 1, OrderSuiteTests\n\n  ✘ it answers"), "\(page)")
    }

    @Test func `of own tests, all that are red are shown where all are asked for`() {
        let (green, bite) = (kata.lap(.green), kata.lap(.bite))
        let tests = ["a", "b"].map { name in
            TestOutcome(id: name, name: name, verdict: .failed, failures: [.init(messages: ["no \(name)"])])
        }
        let own = JudgedLap(lap: bite, verdict: LapVerdict(state: .red, outcomes: tests))
        let laps = [green: judged(green, .done), bite: own]

        let pages = [true, false].map { renderer.report([kata], laps, of: laps, at: bite, showsAll: $0) }

        #expect(pages.map { $0.components(separatedBy: "✘ ").count } == [4, 3], "\(pages)")
    }

    @Test func `who writes own tests before the green lap is done sees their red test`() {
        let bite = kata.lap(.bite)
        let laps = [kata.lap(.green): judged(kata.lap(.green), .red), bite: judged(bite, .red)]
        let pages = [
            renderer.board(laps, current: bite), renderer.report([kata], laps, of: laps, at: bite, showsAll: false),
        ]

        for page in pages { #expect(page.contains("bite lap: the code is given, write its tests\n\n  ✘"), "\(page)") }
    }

    @Test func `what does not compile in the green lap comes before own tests`() {
        let bite = kata.lap(.bite)
        let laps = [kata.lap(.green): judged(kata.lap(.green), .broken), bite: judged(bite, .red)]
        let pages = [
            renderer.board(laps, current: bite), renderer.report([kata], laps, of: laps, at: bite, showsAll: false),
        ]

        for page in pages { #expect(page.contains("it does not compile"), "\(page)") }
    }

    @Test func `who counts the mutants sees another page, or knows what to change`() throws {
        let bite = kata.lap(.bite)
        for laps in combinations {
            let page = renderer.next(in: kata, laps)
            guard page.contains("swift run kata mutants Order") else { continue }
            let isCounted = laps[bite]?.mutants?.killed != nil
            let later = isCounted ? [] : [State.green, .done].map { laps.merging([bite: judged(bite, $0)]) { $1 } }
            let says = ["✘", "Which test is missing?", "write ", "Test  ", "it does not compile"]

            #expect(!isCounted || says.contains(where: page.contains), "\(page)")
            for laps in later { #expect(renderer.next(in: kata, laps) != page, "\(page)") }
        }
    }
}
