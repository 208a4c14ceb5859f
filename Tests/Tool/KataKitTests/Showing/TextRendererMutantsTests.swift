import TestSupport
import Testing

@testable import KataKit

/// The page of a bite lap in each kata, before a test kills a mutant.
struct TextRendererMutantsTests {
    private static let katas = Result { try Kit(root: Checkout.root).katas.map(\.name) }

    @Test(arguments: Language.allCases, try katas.get())
    func `the page is one screen with a row for each rule, and names no mutant`(
        language: Language,
        kata: String
    ) throws {
        let kit = try Kit(root: Checkout.root, language)
        let lap = try kit.kata(named: kata).lap(.bite)
        var test = TestOutcome(id: "M.S/t()", name: "a first test")
        test.verdict = .passed
        let mutants = try lap.kata.mutants(.bite)
        let report = MutationReport(
            lap: lap,
            verdict: LapVerdict(state: .green, outcomes: [test]),
            results: mutants.map { .init(mutant: $0) },
            invalid: []
        )
        let renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root)

        let page = renderer.mutants(report)

        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.count <= 40)
        #expect(lines.allSatisfy { $0.columns <= 80 })
        let rules = lines.compactMap { $0.firstMatch(of: /✘ (.+?) +\[--------\]/).map { String($0.output.1) } }
        #expect(rules == lap.exercise.rules)
        #expect(page.contains("a first test") && page.contains("swift run kata mutants \(kata) --all"))
        #expect(!mutants.contains { page.contains($0.name) || page.contains($0.effect) })
    }

    @Test(arguments: [Lap.bite, .first])
    func `of a test that does not run, the page says only the reason`(lap: Lap) throws {
        let kit = try Kit(root: Checkout.root)
        let reason = "not run: skipped: \"later\""
        let skipped = TestOutcome(id: "M.S/t()", name: "it waits", failures: [.init(messages: [reason])])
        let report = MutationReport(
            lap: try kit.kata(named: "PassiveArtistView").lap(lap),
            verdict: LapVerdict(state: .red, outcomes: [skipped]),
            results: [],
            invalid: []
        )

        let page = TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root).mutants(report)

        #expect(page.contains("✘ it waits\n") == (lap == .bite))
        #expect(page.contains(reason) == (lap == .bite))
        #expect(!page.contains("correct code"), "\(page)")
    }

    @Test func `one strict test is not several, and after a crash, it says how to repair a double`() throws {
        let kit = try Kit(root: Checkout.root)
        let lap = try kit.kata(named: "PassiveArtistView").lap(.bite)
        let mutant = try lap.kata.mutants(.bite)[0]
        let test = TestOutcome(id: "1", name: "it asks", verdict: .failed)
        var report = MutationReport(
            lap: lap,
            verdict: LapVerdict(state: .red, outcomes: [test]),
            results: [.init(mutant: mutant, statusIfNotKilled: .runtimeError)],
            invalid: []
        )
        report.tooStrict = [.init(variant: mutant, test: test)]

        let page = TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root).mutants(report)

        #expect(page.contains("  Ignored as too strict: correct code of another design fails too.\n"), "\(page)")
        #expect(page.contains("If a double has no answer left, let it repeat its last one."), "\(page)")
    }

    @Test func `a copy that a cloud made is named, with the way to delete it`() throws {
        let fixture = try FixtureKit("mutants-of-a-copy", [.sum])
        try fixture.write(fixture.read("Katas/Sum/Tests/Own.swift"), to: "Katas/Sum/Tests/Own 2.swift")
        let kit = try Kit(root: fixture.root)
        let lap = try kit.kata(named: "Sum").lap(.bite)
        let own = fixture.root.appending(path: "Katas/Sum/Tests/Own.swift").path
        let message = "invalid redeclaration of 'OwnTests'"
        let error = Diagnostic(file: own, line: 4, column: 8, severity: .error, message: message)
        let broken = LapVerdict(of: lap, notBuilt: BuildFailure(diagnostics: [error], reason: ""))
        let report = MutationReport(lap: lap, verdict: broken, results: [], invalid: [])

        let page = TextRenderer(kit: kit, style: Style(isColored: false), folder: kit.root).mutants(report)

        #expect(page.contains("To delete it: rm 'Katas/Sum/Tests/Own 2.swift'"), "\(page)")
    }
}
