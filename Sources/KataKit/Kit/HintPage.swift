import Foundation

/// What the tool reads on a guide's page of hints: its lists of hints, in order.
package struct HintPage: Equatable, Sendable {
    package struct HintList: Equatable, Sendable {
        package var step: Int
        package var suite: String
        /// Nil for failures that each test of the step can have.
        package var test: String?
        /// A part of the message that the hints fit; nil for the usual hints of a test.
        package var message: String?
        /// The hints, from a nudge to code.
        package var hints: [String] = []

        func fits(_ messages: [String]) -> Bool {
            message.map { part in messages.contains { $0.contains(part) } } ?? false
        }

        package func belongs(to other: HintList) -> Bool { suite == other.suite && test == other.test }
    }

    package static let levelsBeforeCode = 2

    package private(set) var lists: [HintList] = []

    /// Reads `## Step 1: Suite`, `### test` below it, and the numbered hints below that. In `## Test-first lap: Part`, each
    /// rule has its hints. After the line `If the failure says "…":`, the hints are for such a failure.
    package init(_ page: MarkdownPage, in language: Language = .english) {
        // The step or test that the next lines are about.
        var subject: HintList?
        for line in page.lines {
            if let section = line.heading("##") {
                subject =
                    Guide.step(in: section, language).map { HintList(step: $0.number, suite: $0.suite) }
                    ?? (Guide.lap(in: section) == .first ? HintList(step: 0, suite: Lap.first.title) : nil)
            } else if let test = line.heading("###") {
                subject?.test = test
                if let subject { lists.append(subject) }
            } else if let message = line.failure(in: language) {
                if var list = subject {
                    list.message = message
                    lists.append(list)
                }
            } else if let last = lists.last, subject?.belongs(to: last) == true {
                addToHints(line)
            }
        }
        // Empty lines between the lines of a hint stay.
        for list in lists.indices {
            lists[list].hints = lists[list].hints.map { $0.trimmingCharacters(in: .newlines) }
        }
    }

    /// A numbered item starts a hint. Lines that are indented by three spaces continue it.
    private mutating func addToHints(_ line: MarkdownPage.Line) {
        let list = lists.count - 1
        if let hint = line.item {
            lists[list].hints.append(hint)
        } else if let last = lists[list].hints.indices.last, line.text.isEmpty || line.text.hasPrefix("   ") {
            lists[list].hints[last] += "\n" + line.text.dropFirst(3)
        }
    }

    /// The hints for the first failure of a test. Two suites may have tests of the same name.
    ///
    /// - Parameter messages: of that failure.
    func list(for test: String, in suite: String?, after messages: [String]) -> HintList? {
        let own = lists.filter { $0.suite == suite && $0.test == test }
        guard let usual = own.first else { return nil }
        let ofStep = lists.filter { $0.suite == suite && $0.test == nil }
        return (own + ofStep).first { $0.fits(messages) } ?? usual
    }

    /// The same page with the hints of a translation, where it has them.
    func withHints(of translation: HintPage) -> HintPage {
        var page = self
        for (index, list) in lists.enumerated() {
            let translated = translation.lists.first { $0.belongs(to: list) && $0.message == list.message }
            if let translated, !translated.hints.isEmpty { page.lists[index].hints = translated.hints }
        }
        return page
    }

    /// The page with at most so many levels of hints in each list.
    package static func abridged(_ page: MarkdownPage, levels: Int, in language: Language = .english) -> String {
        // The level of the hint that a line belongs to. Nil outside of a list.
        var level: Int?
        let kept = page.lines.filter { line in
            if line.heading("##") != nil {
                level = nil
            } else if line.heading("###") != nil || line.failure(in: language) != nil {
                level = 0
            } else if line.item != nil {
                level = level.map { $0 + 1 }
            }
            // The empty line before the next heading follows the last hint.
            return (level ?? 0) <= levels || (line.text.isEmpty && !line.isInCode)
        }
        return kept.map(\.text).joined(separator: "\n")
    }
}

extension MarkdownPage.Line {
    /// The words in `If the failure says "…":`.
    package func failure(in language: Language) -> String? {
        let (start, end) = language.words.failureMarks
        guard !isInCode, text.hasPrefix(start), text.hasSuffix(end) else { return nil }
        return String(text.dropFirst(start.count).dropLast(end.count))
    }
}
