import Foundation

/// What the tool reads on a guide's page of hints.
package struct HintPage: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package var number: Int
        package var suite: String
        package var tests: [Test] = []
    }

    package struct Test: Equatable, Sendable {
        package var name: String
        /// The hints, from a nudge to code.
        package var hints: [String] = []
    }

    /// So many levels of hints come before the code.
    package static let levelsBeforeCode = 2

    package private(set) var steps: [Step] = []

    /// Reads `## Step 1: Suite`, `### test` below it, and the numbered hints below that.
    package init(_ page: MarkdownPage) {
        var isInStep = false
        for line in page.lines {
            if let section = line.heading("##") {
                let step = Guide.step(in: section)
                isInStep = step != nil
                if let step { steps.append(Step(number: step.number, suite: step.suite)) }
            } else if isInStep, let test = line.heading("###") {
                steps[steps.count - 1].tests.append(Test(name: test))
            } else if isInStep, steps.last?.tests.isEmpty == false {
                addToHints(line)
            }
        }
        trimHints()
    }

    /// The hints for a test. Two suites may have tests of the same name.
    func hints(for test: String, in suite: String?) -> [String] {
        steps.first { $0.suite == suite }?.tests.first { $0.name == test }?.hints ?? []
    }

    /// The page with at most so many levels of hints for each test.
    package static func text(of page: MarkdownPage, levels: Int) -> String {
        // The level of the hint that a line belongs to. Nil outside of a test.
        var level: Int?
        let kept = page.lines.filter { line in
            if line.heading("##") != nil {
                level = nil
            } else if line.heading("###") != nil {
                level = 0
            } else if line.item != nil {
                level = level.map { $0 + 1 }
            }
            // The empty line before the next heading follows the last hint.
            return (level ?? 0) <= levels || (line.text.isEmpty && !line.isInCode)
        }
        return kept.map(\.text).joined(separator: "\n")
    }

    /// A numbered item starts a hint. Lines that are indented by three spaces continue it.
    private mutating func addToHints(_ line: MarkdownPage.Line) {
        let step = steps.count - 1
        let test = steps[step].tests.count - 1
        if let hint = line.item {
            steps[step].tests[test].hints.append(hint)
        } else if let last = steps[step].tests[test].hints.indices.last,
            line.text.isEmpty || line.text.hasPrefix("   ")
        {
            steps[step].tests[test].hints[last] += "\n" + line.text.dropFirst(3)
        }
    }

    /// Removes the empty lines after the last line of a hint. Empty lines between its lines stay.
    private mutating func trimHints() {
        for step in steps.indices {
            for test in steps[step].tests.indices {
                steps[step].tests[test].hints = steps[step].tests[test].hints.map {
                    $0.trimmingCharacters(in: .newlines)
                }
            }
        }
    }
}
