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
    package private(set) var sections: [String] = []
    package private(set) var mutantsByRule: [Lap: [RuleRow]] = [:]
    /// The whole page with single spaces.
    private let prose: String

    package init(_ page: MarkdownPage) {
        prose = page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for line in page.lines {
            if let section = line.heading("##") {
                sections.append(section)
            } else if let lap = Self.ruleTables.first(where: { $0.value == sections.last })?.key {
                readRuleRow(line.text, lap)
            }
        }
    }

    /// Whether the page contains this sentence, with any line breaks.
    package func states(_ sentence: String) -> Bool { prose.contains(sentence) }

    /// `` | Names | `last-name-first`, `names-without-a-space` | ``
    private mutating func readRuleRow(_ line: String, _ lap: Lap) {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard line.hasPrefix("|"), cells.count == 2, cells[0] != "rule", !cells[0].hasPrefix("--") else { return }
        let mutants = cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
        mutantsByRule[lap, default: []].append(RuleRow(rule: cells[0], mutants: mutants))
    }
}

extension LapID {
    /// The mutants of each rule, in the review's order.
    package var mutantsByRule: [ReviewPage.RuleRow] {
        MarkdownPage(file: kata.file(of: .review)).map(ReviewPage.init)?.mutantsByRule[lap] ?? []
    }
}
