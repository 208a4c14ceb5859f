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

    @Test func `warnings of the lap in work are shown once`() {
        let (green, bite) = (kata.lap(.green), kata.lap(.bite))
        func count(_ text: String, _ lap: Lap, _ verdicts: Judge.Verdicts) -> Int {
            let judged = verdicts.reduce(into: [:]) { $0[$1.key] = JudgedLap(lap: $1.key, verdict: $1.value) }
            return renderer.watched(kata, lap, judged, next: nil).ranges(of: text).count
        }
        func warning(_ message: String) -> [Diagnostic] {
            [Diagnostic(file: "/file", line: 1, column: 1, severity: .warning, message: message)]
        }
        let own = verdict([]).with(warnings: warning("of own tests"))
        let code = verdict([]).with(warnings: warning("of code"))

        #expect(count("of own tests", .bite, [green: code, bite: own]) == 1)
        #expect(count("of own tests", .green, [green: code, bite: own]) == 0)
        #expect(count("of code", .green, [green: code, bite: own]) == 1)
        for lap in [green, bite] {
            let all = verdict(["all works", "it parts", "it joins"])
            let done = [green: all, bite: all].merging([lap: all.with(warnings: own.warnings)]) { $1 }
            #expect(count("of own tests", .green, done) == 1)
            #expect(count("of own tests", .bite, done) == 1)
        }
    }

    private func watched(_ green: [String], before: [String]) -> String {
        let lap = kata.lap(.green)
        let passed = verdict(before).outcomes.filter { $0.verdict == .passed }.map(\.title)
        let earlier = EarlierRuns(passed: Set(passed), red: [], hadWrongTest: false, changedSinceGreen: [:])
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
