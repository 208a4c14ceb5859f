import Foundation
import TestSupport
import Testing

@testable import KataKit

/// A step has a story and, next to it, edge cases: in made-up runs.
struct EdgeCaseTests {
    private static let kit = Result { try Kit(root: FixtureKit.withEdgeCases("edge-cases").root) }
    private let kit: Kit
    private var kata: Kata { kit.katas[0] }
    private let story = ["SumTests/it adds", "SumTests/it adds zero"]
    private let edgeCases = ["SumEdgeCases/Again: a second sum is right", "SumEdgeCases/Again: a third sum is right"]
    private let last = "ProductTests/it multiplies"

    init() throws { kit = try Self.kit.get() }

    /// A run in which these tests fail and the others pass.
    private func judged(red: [String], greenBefore: [String]? = []) -> JudgedLap {
        let ran = (edgeCases + [last] + story).map { title in
            let parts = title.split(separator: "/").map(String.init)
            let verdict = red.contains(title) ? TestOutcome.Verdict.failed : .passed
            return TestOutcome(id: "SumTests.\(title)", name: parts[1], suite: parts[0], verdict: verdict)
        }
        let lap = kata.lap(.green)
        let verdict = LapVerdict(of: lap, by: TestRun.Result(outcomes: ran))
        let earlier = EarlierRuns(
            passed: greenBefore.map(Set.init),
            red: [],
            changedSinceGreen: [:]
        )
        return JudgedLap(lap: lap, verdict: verdict, earlier: earlier)
    }

    private func report(_ judged: JudgedLap, showsAll: Bool = false) -> String {
        page.report([kata], [judged.lap: judged], of: [judged.lap: judged], showsAll: showsAll)
    }

    private var page: TextRenderer { TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root) }

    @Test func `the edge cases of a step come after its story, before the next story`() {
        #expect(judged(red: []).verdict.outcomes.map(\.title) == story + edgeCases + [last])
    }

    @Test func `a step is not green before its edge cases are`() {
        let judged = judged(red: [edgeCases[1]])

        #expect(!judged.verdict.isGreen(kata.guide.steps[0]))
        #expect(judged.verdict.hasGreenStory(kata.guide.steps[0]))
        #expect(judged.nextStep?.number == 1)
    }

    @Test(
        arguments: zip(
            ["1", "SumTests", "SumEdgeCases"],
            [["SumTests", "SumEdgeCases"], ["SumTests"], ["SumEdgeCases"]]
        )
    )
    func `a step is selected with both suites by its number, with one by name`(name: String, suites: [String]) throws {
        #expect(try kit.selections(["Sum/\(name)"])[0].suites == Set(suites))
    }

    @Test func `a guess is about the test that was next, and about what was green`() {
        let (all, first) = (story + edgeCases + [last], story[0])
        let runs = [
            judged(red: Array(all.dropFirst()), greenBefore: nil), judged(red: all, greenBefore: nil),
            judged(red: [last], greenBefore: story), judged(red: [first], greenBefore: [first]),
            judged(red: [], greenBefore: all),
        ]

        #expect(runs.map { Run.Guess(.green, $0)?.isRight } == [true, false, true, false, true])
    }

    /// A run: which tests are red, which were green before, which suites ran, and whether all failures are shown.
    private typealias Case = (red: [String], before: [String], suites: Set<String>, all: Bool)

    private static let (stories, cases) = (
        ["SumTests/it adds", "SumTests/it adds zero"], ["SumEdgeCases/Again: a second sum is right"]
    )
    private static let both: Set<String> = ["SumTests", "SumEdgeCases", "ProductTests"]
    private static let stillWrong =
        "  Green, and still wrong: your story did not look here.\n\n  ✘ Again: a second sum is right\n"
    private static let runs: [(run: Case, says: [String], not: [String])] = [
        (
            (["ProductTests/it multiplies"], [], both, false),
            [
                "Story of step 1: 2 of 2.\nThese tests are also green on 1 of the 2 wrong programs that this step knows.\n"
                    + "Edge cases: 2 of 2, your code is right there too.\n"
            ], []
        ),
        (
            (cases + ["ProductTests/it multiplies"], [], both, false),
            [
                "Edge cases: 1 of 2.\n", "Next: Sum, step 1, SumEdgeCases\n\n\(stillWrong)",
                "  ✘ step 1  SumTests      2 of 2, edge cases 1 of 2  <- next\n",
            ], []
        ),
        ((cases, [], both, true), [stillWrong], []),
        (([stories[0]] + cases, [], both, true), [], ["Green, and still wrong"]),
        (([], [], ["SumTests"], false), ["Story of step 1: 2 of 2.", "  - step 1"], ["Edge cases", "★"]),
        (([], [], ["SumEdgeCases"], false), ["  - step 1"], ["★"]),
        (([stories[0]], [], ["SumTests"], false), ["  ✘ step 1  SumTests      1 of 2  <- next\n"], []),
        ((cases, stories, both, false), [], ["Story of step 1"]),
        (
            ([stories[0]], [], both, false),
            ["  ✘ step 1  SumTests      1 of 2, edge cases 2 of 2  <- next\n  ✔ step 2  ProductTests  1 of 1\n"], []
        ),
    ]

    @Test(arguments: runs.indices)
    func `a page says what a story and its edge cases are, and what the story did not notice, once`(index: Int) {
        let (run, says, not) = Self.runs[index]
        let judged = judged(red: run.red, greenBefore: run.before).restricted(to: run.suites)

        let page = report(judged, showsAll: run.all)

        for text in says { #expect(page.components(separatedBy: text).count == 2, "\(page)") }
        for text in not { #expect(!page.contains(text), "\(page)") }
        #expect(judged.verdict.isGreen(kata.guide.steps[0]) == (run.red == ["ProductTests/it multiplies"]))
    }

    @Test func `a test that is too strict gets what the guide leaves open`() throws {
        let variant = try kata.variants(.bite)[0]
        let test = TestOutcome(id: "1", name: "zero", verdict: .failed)
        var report = MutationReport(
            lap: kata.lap(.bite),
            verdict: LapVerdict(state: .green, outcomes: [TestOutcome(id: "1", name: "zero", verdict: .passed)]),
            results: [],
            invalid: []
        )

        report.reject(test, tooStrictFor: variant)

        #expect(
            report.rejected.first?.failures.first?.messages == [
                """
                too strict: it fails on correct code. The guide leaves this open:
                Sign: a sum of zero
                Correct too: Zero may have a sign.
                """
            ]
        )
    }
}
