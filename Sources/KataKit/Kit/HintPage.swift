import Foundation

/// What the tool reads on a guide's page of hints.
package struct HintPage: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package var number: Int
        package var suite: String
        package var tests: [Test] = []
        /// The lists above the first test: for failures that each test of the step can have.
        package var listsForAnyTest: [HintList] = []
    }

    package struct Test: Equatable, Sendable {
        package var name: String
        /// The usual hints, then those for certain messages.
        package var lists = [HintList()]
    }

    package struct HintList: Equatable, Sendable {
        /// A part of the message that the hints fit; nil for the usual hints.
        package var message: String?
        /// The hints, from a nudge to code.
        package var hints: [String] = []

        func fits(_ messages: [String]) -> Bool {
            message.map { part in messages.contains { $0.contains(part) } } ?? false
        }
    }

    /// So many levels of hints come before the code.
    package static let levelsBeforeCode = 2

    package private(set) var steps: [Step] = []

    /// Reads `## Step 1: Suite`, `### test` below it, and the numbered hints below that. After the line
    /// `If the failure says "…":`, the hints are for such a failure.
    package init(_ page: MarkdownPage, in language: Language = .english) {
        var isInStep = false
        for line in page.lines {
            if let section = line.heading("##") {
                let step = Guide.step(in: section, language)
                isInStep = step != nil
                if let step { steps.append(Step(number: step.number, suite: step.suite)) }
            } else if isInStep, let test = line.heading("###") {
                lastStep.tests.append(Test(name: test))
            } else if isInStep, let message = line.failure(in: language) {
                lastLists.append(HintList(message: message))
            } else if isInStep, !lastLists.isEmpty {
                addToHints(line)
            }
        }
        trimHints()
    }

    /// The hints for the first failure of a test. Two suites may have tests of the same name.
    ///
    /// - Parameter messages: of that failure.
    func list(for test: String, in suite: String?, after messages: [String]) -> HintList? {
        guard let step = steps.first(where: { $0.suite == suite }) else { return nil }
        guard let test = step.tests.first(where: { $0.name == test }) else { return nil }
        return (test.lists + step.listsForAnyTest).first { $0.fits(messages) } ?? test.lists.first
    }

    /// The same page with the hints of a translation, where it has them.
    func withHints(of translation: HintPage) -> HintPage {
        func translated(_ lists: [HintList], by others: [HintList]?) -> [HintList] {
            lists.map { list in
                others?.first { $0.message == list.message && !$0.hints.isEmpty } ?? list
            }
        }
        var page = self
        for step in steps.indices {
            guard let other = translation.steps.first(where: { $0.suite == steps[step].suite }) else { continue }
            page.steps[step].listsForAnyTest = translated(steps[step].listsForAnyTest, by: other.listsForAnyTest)
            for test in steps[step].tests.indices {
                let name = steps[step].tests[test].name
                let lists = other.tests.first { $0.name == name }?.lists
                page.steps[step].tests[test].lists = translated(steps[step].tests[test].lists, by: lists)
            }
        }
        return page
    }

    /// The page with at most so many levels of hints in each list.
    package static func text(of page: MarkdownPage, levels: Int, in language: Language = .english) -> String {
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

    // MARK: Reading

    private var lastStep: Step {
        get { steps[steps.count - 1] }
        set { steps[steps.count - 1] = newValue }
    }

    /// The lists of the last test, or those above the first test of the step.
    private var lastLists: [HintList] {
        get { lastStep.tests.last?.lists ?? lastStep.listsForAnyTest }
        set {
            if lastStep.tests.isEmpty {
                lastStep.listsForAnyTest = newValue
            } else {
                lastStep.tests[lastStep.tests.count - 1].lists = newValue
            }
        }
    }

    /// A numbered item starts a hint. Lines that are indented by three spaces continue it.
    private mutating func addToHints(_ line: MarkdownPage.Line) {
        let list = lastLists.count - 1
        if let hint = line.item {
            lastLists[list].hints.append(hint)
        } else if let last = lastLists[list].hints.indices.last, line.text.isEmpty || line.text.hasPrefix("   ") {
            lastLists[list].hints[last] += "\n" + line.text.dropFirst(3)
        }
    }

    /// Removes the empty lines after the last line of a hint. Empty lines between its lines stay.
    private mutating func trimHints() {
        func trimmed(_ list: HintList) -> HintList {
            HintList(message: list.message, hints: list.hints.map { $0.trimmingCharacters(in: .newlines) })
        }
        for step in steps.indices {
            steps[step].listsForAnyTest = steps[step].listsForAnyTest.map(trimmed)
            for test in steps[step].tests.indices {
                steps[step].tests[test].lists = steps[step].tests[test].lists.map(trimmed)
            }
        }
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
