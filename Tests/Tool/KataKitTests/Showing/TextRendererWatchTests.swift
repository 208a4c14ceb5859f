import Foundation
import Testing

@testable import KataKit

/// The changes that `kata watch` shows for a kata.
struct TextRendererWatchTests {
    let kit: Kit
    let kata: Kata
    let renderer: TextRenderer

    init() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let guide = """
            ## Step 1: SceneTests
            **5 minutes.** Edit `Katas/A/Sources/Scene.swift`.
            **Outer loop.**
            1. all works
            ## Step 2: PartTests
            **5 minutes.** Edit `Katas/A/Sources/Part.swift`.

            **To learn.** A part that joins
            is a whole.

            1. it parts
            2. it joins

            ## Bite lap: Part
            """
        try sync(["Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data(guide.utf8)], to: root)
        kit = try Kit(root: root)
        kata = try kit.kata(named: "A")
        renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: root)
    }

    @Test func `a step that turns green is celebrated in one line, and what is next is shown`() {
        let text = watched(["it parts", "it joins"], before: ["it parts"])

        #expect(
            text.contains(
                """
                ✔ turned green: it joins

                ★ Step 2, PartTests, is green.
                Learned: A part that joins is a whole.

                Next: A, step 1, SceneTests

                """
            )
        )
    }

    @Test func `the outer loop is next only when the rest is green`() {
        #expect(watched(["it parts"], before: []).contains("Next: A, step 2, PartTests\n"))
        #expect(watched([], before: []).contains("  ✘ step 1  SceneTests  0 of 1  outer loop\n"))
        #expect(watched(["it parts", "it joins"], before: []).contains("0 of 1  outer loop  <- next\n"))
    }

    @Test func `a whole kata that turns green is celebrated once`() {
        let all = ["all works", "it parts", "it joins"]

        #expect(watched(all, before: ["it parts"]).contains("★ All 3 tests of A are green."))
        #expect(!watched(all, before: all).contains("★"))
    }

    private func watched(_ green: [String], before: [String]) -> String {
        let lap = kata.lap(.green)
        let passed = verdict(before).outcomes.filter { $0.verdict == .passed }.map(\.title)
        let earlier = EarlierRuns(passed: Set(passed), red: [], changedSinceGreen: [:])
        return renderer.watched(
            kata,
            .green,
            [lap: JudgedLap(lap: lap, verdict: verdict(green), earlier: earlier)],
            next: nil
        )
    }

    private func verdict(_ green: [String]) -> LapVerdict {
        let outcomes = kata.guide.workingOrder.flatMap { step in
            step.tests.map { test in
                let verdict = green.contains(test) ? TestOutcome.Verdict.passed : .failed
                return TestOutcome(id: "ATests.\(test)", name: test, suite: step.suite, verdict: verdict)
            }
        }
        return LapVerdict(state: outcomes.allSatisfy { $0.verdict == .passed } ? .green : .red, outcomes: outcomes)
    }
}
