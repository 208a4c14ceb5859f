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
            hadWrongTest: false,
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

    @Test func `a green story says what it does not notice, and how its edge cases are`() {
        let page = report(judged(red: [last]))

        #expect(
            page.contains(
                """
                Story of step 1: 2 of 2.
                It is also green on 1 of the 2 wrong programs that this step knows.
                Edge cases: 2 of 2, your code is right there too.
                """
            ),
            "\(page)"
        )
    }

    @Test func `a green story with a red edge case is still wrong`() {
        let judged = judged(red: [edgeCases[0], last])
        let page = report(judged)

        #expect(page.contains("Edge cases: 1 of 2.\n"), "\(page)")
        #expect(
            page.contains(
                """
                Next: Sum, step 1, SumEdgeCases

                  Green, and still wrong: your story did not look here.

                  ✘ Again: a second sum is right
                """
            ),
            "\(page)"
        )
        #expect(page.contains("  ✘ step 1  SumTests      2 of 2, edge cases 1 of 2  <- next\n"), "\(page)")
    }

    @Test func `with all failures, what the story did not notice is said above the edge cases, once`() {
        let judged = judged(red: edgeCases)
        let page = report(judged, showsAll: true)

        #expect(page.count(of: "Green, and still wrong") == 1, "\(page)")
        #expect(
            page.contains(
                """
                  Green, and still wrong: your story did not look here.

                  ✘ Again: a second sum is right
                """
            ),
            "\(page)"
        )
    }

    @Test func `with all failures, a red story is not called green`() {
        let judged = judged(red: [story[0], edgeCases[0]])
        let page = report(judged, showsAll: true)

        #expect(!page.contains("Green, and still wrong"), "\(page)")
    }

    @Test func `a story that ran without its edge cases says nothing of them`() {
        let judged = judged(red: []).restricted(to: ["SumTests"])
        let page = report(judged)

        #expect(page.contains("Story of step 1: 2 of 2."), "\(page)")
        #expect(!page.contains("Edge cases"), "\(page)")
        #expect(!page.contains("★"), "\(page)")
    }

    @Test(arguments: [["SumTests"], ["SumEdgeCases"]])
    func `a step of which only one suite ran is not green`(suites: Set<String>) {
        let judged = judged(red: []).restricted(to: suites)

        #expect(!judged.verdict.isGreen(kata.guide.steps[0]))
        #expect(page.steps(of: judged).map { $0.prefix(10) } == ["  - step 1"])
    }

    @Test func `a step of which only one suite ran is red with it`() {
        let judged = judged(red: [story[0]]).restricted(to: ["SumTests"])

        #expect(page.steps(of: judged) == ["  ✘ step 1  SumTests      1 of 2  <- next"])
    }

    @Test func `a story that was green before is not told again`() {
        let judged = judged(red: [edgeCases[0]], greenBefore: story)
        let page = report(judged)

        #expect(!page.contains("Story of step 1"), "\(page)")
    }

    @Test func `the next step shows the suite to work on, a step without edge cases only its story`() {
        let rows = page.steps(of: judged(red: [story[0]]))

        #expect(rows == ["  ✘ step 1  SumTests      1 of 2  <- next", "  ✔ step 2  ProductTests  1 of 1"])
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
                Zero may have a sign.
                """
            ]
        )
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
