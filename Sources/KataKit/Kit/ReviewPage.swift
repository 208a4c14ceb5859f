import Foundation

/// What `kata verify` reads on a guide's page for the time after both laps.
package struct ReviewPage: Sendable {
    package struct RuleRow: Equatable, Sendable {
        package var rule: String
        package var mutants: [String]
    }

    /// The headings of the sections with a table of rules and mutants.
    package static let ruleTables: [Lap: String] = [.bite: "Rules and their mutants", .first: "The test-first lap"]

    /// The headings of the second level.
    package let sections: [String]
    package let mutantsByRule: [Lap: [RuleRow]]
    /// The whole page with single spaces.
    private let prose: String

    /// Reads rows such as `` | Names | `last-name-first`, `names-without-a-space` | ``, after the two lines of a table's head.
    package init(_ page: MarkdownPage) {
        prose = page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let parts = page.sections
        sections = parts.map(\.heading)
        mutantsByRule = Self.ruleTables.mapValues { heading in
            let rows = parts.filter { $0.heading == heading }.flatMap(\.lines).map(\.cells).filter { $0.count == 2 }
            return rows.dropFirst(2).map { RuleRow(rule: $0[0], mutants: $0[1].codeSpans) }
        }
    }

    /// Whether the page contains this sentence, with any line breaks.
    package func states(_ sentence: String) -> Bool { prose.contains(sentence) }
}

extension LapID {
    /// The mutants of each rule, in the review's order.
    package var mutantsByRule: [ReviewPage.RuleRow] {
        MarkdownPage(file: kata.file(of: .review)).map(ReviewPage.init)?.mutantsByRule[lap] ?? []
    }
}
