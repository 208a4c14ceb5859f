import KataKit
import TestSupport
import Testing

@testable import KataVerification

@Suite(.serialized)
struct HintPageCheckTests {
    /// The guide has `it answers`, then `it answers again`.
    let kit: FixtureKit

    init() throws {
        let tests = ["it answers", "it answers again"].map { (name: $0, body: "#expect(answer() == 42)") }
        kit = try FixtureKit("hint-pages", [FixtureKata(name: "Sum", source: "", tests: tests)])
    }

    @Test func `a page of hints in the order of the guide is complete`() throws {
        #expect(try problemsWithHints() == [])
    }

    @Test func `a kata without a page of hints is a problem`() throws {
        kit.remove("docs/katas/Sum.hints.md")

        #expect(try problemsWithHints() == ["Sum: docs/katas/Sum.hints.md is missing"])
    }

    @Test func `hints for a message that no test has are a problem`() throws {
        let hints = """
            1. A nudge.
            2. More.
            3. ```swift
               code()
               ```

            """
        let page = try kit.read("docs/katas/Sum.hints.md")
        try kit.write(
            """
            \(page)

            If the failure says "answer() == 42":

            \(hints)
            If the failure says "answer() == 42)":

            \(hints)
            If the failure says "answer() == 43":

            1. Only a nudge.
            """,
            to: "docs/katas/Sum.hints.md"
        )

        #expect(
            try problemsWithHints() == [
                "Sum: earlier hints of 'it answers again' already fit the message \"answer() == 42)\"",
                "Sum: no line of Tests/SumTests has the message for hints of 'it answers again': \"answer() == 43\"",
                "Sum: 'it answers again' after \"answer() == 43\" has fewer than three hints",
            ]
        )
    }

    private func problemsWithHints() throws -> [String] {
        var validator = KitValidator(kit: try Kit(root: kit.root))
        try validator.checkGuides()
        return validator.problems.map(\.text).filter { $0.contains("hints") }
    }
}
