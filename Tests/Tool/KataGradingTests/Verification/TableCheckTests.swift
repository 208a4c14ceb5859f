import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

/// The tables of katas come from the guides.
@Suite(.serialized)
struct TableCheckTests {
    private static let table = """
        # Katas

        <!-- katas -->

        | kata | about | what you learn | minutes |
        |---|---|---|---|
        | an old row |

        <!-- end of katas -->

        More.

        """
    private static let list = "# Pages\n\n<!-- katas -->\n\n<!-- end of katas -->\n"

    let kit: FixtureKit

    init() throws {
        var first = FixtureKata.sum
        first.hasTestFirstLap = true
        kit = try FixtureKit("tables", [first, FixtureKata(name: "Difference", source: "", tests: first.tests)])
        let guide = try kit.read("docs/katas/Sum.md")
        try kit.write("<!-- in short: adding up | numbers, `Int` -->\n\(guide)", to: "docs/katas/Sum.md")
        try kit.write(
            "<!-- in short: taking away | signs -->\n\(kit.read("docs/katas/Difference.md"))",
            to: "docs/katas/Difference.md"
        )
        try kit.write("# Sum\n\n<!-- in short: somar | números -->\n", to: "docs/pt-BR/katas/Sum.md")
        for path in ["README.md", "docs/pt-BR/README.md"] { try kit.write(Self.table, to: path) }
        for path in ["docs/pages.md", "docs/pt-BR/pages.md", "docs/ko/pages.md"] { try kit.write(Self.list, to: path) }
        try kit.write("Write `<!-- katas -->` above it.\n", to: "docs/other.md")
    }

    @Test func `tables and lists say what the guides say, in their language where there is a translation`() throws {
        let pages = try Kit(root: kit.root).outdatedTables()

        let head = "| kata | about | what you learn | minutes |\n|---|---|---|---|\n"
        #expect(
            pages["README.md"]
                == Self.table.replacing(
                    "| an old row |",
                    with: "| [Sum](docs/katas/Sum.md) | adding up | numbers, `Int` | 5 + 5 + 5 |\n"
                        + "| [Difference](docs/katas/Difference.md) | taking away | signs | 5 + 5 |"
                )
        )
        #expect(
            pages["docs/pt-BR/README.md"]?.contains(
                head + "| [Sum](katas/Sum.md) | somar | números | 5 + 5 + 5 |\n"
                    + "| [Difference](../katas/Difference.md) | taking away | signs | 5 + 5 |\n"
            ) == true
        )
        func rows(_ path: String) -> [Substring] { pages[path]?.split(separator: "\n").dropFirst(2).dropLast() ?? [] }
        #expect(
            rows("docs/pages.md") == [
                "1. [Sum](katas/Sum.md): adding up", "2. [Difference](katas/Difference.md): taking away",
            ]
        )
        #expect(
            rows("docs/pt-BR/pages.md") == [
                "1. [Sum](katas/Sum.md): somar", "2. [Difference](../katas/Difference.md): taking away",
            ]
        )
        #expect(
            rows("docs/ko/pages.md") == [
                "1. [Sum](../katas/Sum.md): adding up", "2. [Difference](../katas/Difference.md): taking away",
            ]
        )
        #expect(pages.count == 5)
    }

    @Test func `what differs is a problem until it is written, and so is a guide without its line`() throws {
        var validator = KitValidator(kit: try Kit(root: kit.root))
        try validator.checkTables()
        #expect(validator.problems.first?.text == "README.md: run 'swift run kata verify --fix'")
        #expect(validator.problems.count == 5)

        // It ends early: a folder without code stops the other checks.
        kit.remove("Solutions/Sum/Sources")
        try kit.write("let more = 1\n", to: "Katas/Sum/Sources/More.swift")
        let output = try KataCommand(.instructor, in: kit.root)("verify", "--fix").output
        #expect(output.contains("Wrote README.md\n"))
        #expect(output.contains("Wrote .starters/Sum\n"))
        #expect(try kit.read(".starters/Sum/Sources/More.swift") == "let more = 1\n")
        #expect(output.contains("✔ the pages list the katas as the guides say\n"))

        try kit.write("# Sum\n", to: "docs/katas/Sum.md")
        validator = KitValidator(kit: try Kit(root: kit.root))
        try validator.checkGuides()
        #expect(validator.problems.first?.text.hasPrefix("docs/katas/Sum.md: below the title, the line '<!--") == true)
    }
}
