/// A rule of a lap, and the mutants that break it.
package struct RuleRow: Equatable, Sendable {
    package let rule: String
    package let mutants: [String]
}

/// What is read of a guide's page for the time after the laps.
extension MarkdownPage {
    /// The headings of the sections with a table of rules and mutants.
    package static let ruleTables: [Lap: String] = [.bite: "Rules and their mutants", .first: "The test-first lap"]

    /// Reads rows such as `` | Names | `last-name-first`, `names-without-a-space` | ``, after the two lines of a table's head.
    package func mutantsByRule(of lap: Lap) -> [RuleRow] {
        let lines = sections.filter { $0.heading == Self.ruleTables[lap] }.flatMap(\.lines)
        let rows = lines.map(\.cells).filter { $0.count == 2 }
        return rows.dropFirst(2).map { RuleRow(rule: $0[0], mutants: $0[1].codeSpans) }
    }

    /// Whether the page contains this sentence, with any line breaks.
    package func states(_ sentence: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence)
    }
}

extension LapID {
    /// The mutants of each rule, in the review's order.
    package var mutantsByRule: [RuleRow] {
        MarkdownPage(file: kata.file(of: .review))?.mutantsByRule(of: lap) ?? []
    }
}
