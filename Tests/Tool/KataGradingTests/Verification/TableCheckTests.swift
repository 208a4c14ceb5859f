import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

/// The tables of katas come from the guides.
@Suite(.serialized, .offThePool)
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
        for (kata, line) in [("Sum", "adding up | numbers, `Int`"), ("Difference", "taking away | signs")] {
            let guide = try kit.read("docs/katas/\(kata).md")
            try kit.write("<!-- in short: \(line) -->\n\(guide)", to: "docs/katas/\(kata).md")
        }
        try kit.write("# Sum\n\n<!-- in short: somar | números -->\n", to: "docs/pt-BR/katas/Sum.md")
        try kit.write(Self.table, to: "README.md")
        try kit.write(Self.list, to: "docs/pt-BR/pages.md")
        try kit.write("Write `<!-- katas -->` above it.\n", to: "docs/other.md")
    }

    @Test(arguments: [
        (
            "README.md",
            [
                "| [Sum](docs/katas/Sum.md) | adding up | numbers, `Int` | 5 + 5 + 5 |",
                "| [Difference](docs/katas/Difference.md) | taking away | signs | 5 + 5 |",
            ]
        ),
        (
            "docs/pt-BR/pages.md",
            ["1. [Sum](katas/Sum.md): somar", "2. [Difference](../katas/Difference.md): taking away"]
        ),
    ])
    func `tables and lists say what the guides say, in their language where there is a translation`(
        page: String,
        rows: [String]
    ) throws {
        let pages = try Kit(root: kit.root).outdatedTables()

        let old = page == "README.md" ? Self.table : Self.list
        let expected =
            page == "README.md"
            ? old.replacing("| an old row |", with: rows.joined(separator: "\n"))
            : old.replacing("-->\n\n<!--", with: "-->\n\n\(rows.joined(separator: "\n"))\n\n<!--")
        #expect(pages[page] == expected)
        #expect(pages.count == 2)
    }

    @Test func `what differs is written, and folders without code are named before anything is built`() throws {
        for path in ["Solutions/Sum/Sources", "Tests/SumTests/Suite.swift", "Solutions/Difference/Sources"] {
            kit.remove(path)
        }
        try kit.write("let more = 1\n", to: "Katas/Sum/Sources/More.swift")
        let kata = KataCommand(.instructor, in: kit.root)

        let before = try kata("verify", "sum").output
        let after = try kata("verify", "--fix").output

        #expect(before.contains("✘ the pages list the katas as the guides say\n    README.md: run 'swift run kata"))
        #expect(before.contains("✘ no folder is empty\n    Solutions/Sum/Sources has no Swift file\n"))
        #expect(before.contains("    Tests/SumTests has no Swift file\n✘"))
        #expect(before.hasSuffix("\nThe other checks did not run, because they need the missing code.\n"))
        #expect(!before.contains("Difference"))
        #expect(after.contains("Wrote README.md\n") && after.contains("Wrote .starters/Sum\n"))
        #expect(after.contains("✔ the pages list the katas as the guides say\n"))
        #expect(try kit.read(".starters/Sum/Sources/More.swift") == "let more = 1\n")
    }
}
