import Foundation

/// What the tool reads in a guide: the steps, their tests in order, and the hints for each test.
package struct Guide: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package var number: Int
        package var suite: String
        package var minutes: Int?
        /// The files to edit, from the kit's root.
        package var files: [String] = []
        /// The acceptance suite that stays red until the rest is green.
        package var isOuterLoop = false
        package var tests: [Test] = []
    }

    package struct Test: Equatable, Sendable {
        package var name: String
        /// The hints, from a nudge to code.
        package var hints: [String] = []
    }

    package struct RuleRow: Equatable, Sendable {
        package var rule: String
        package var mutants: [String]
    }

    /// The heading of the changes to make while everything stays green.
    package static let refactor = "Refactor"
    /// The heading of the table of rules and mutants.
    package static let ruleTable = "Rules and their mutants"

    package var steps: [Step] = []
    package var layers: [LayerRule] = []
    /// The files to edit in the bite lap, from the kit's root.
    package var biteFiles: [String] = []
    /// The names of the bite lap's rules.
    package var rules: [String] = []
    /// The rows of the table of rules and mutants.
    package var mutantsByRule: [RuleRow] = []
    /// The headings of the second level.
    package var sections: [String] = []
    /// The whole guide with single spaces.
    private var prose = ""

    package var tests: [Test] {
        steps.flatMap(\.tests)
    }

    /// The steps in the order in which they turn green: the outer loop comes last.
    package var workingOrder: [Step] {
        steps.filter { !$0.isOuterLoop } + steps.filter(\.isOuterLoop)
    }

    init(file: URL) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CommandError(.ownFailure, "\(file.path) is missing: get it back from where the kit came from")
        }
        self.init(text: text.replacing("\r\n", with: "\n"))
    }

    /// Reads `## Step 1: Suite`, the line `**10 minutes.** Edit …` below it, `### test` and the numbered hints below
    /// that.
    init(text: String) {
        prose = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var isInCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let text = Self.hintStart(in: line) ?? line.drop { $0 == " " }
            if text.hasPrefix("```") { isInCode.toggle() }
            if !isInCode, line.hasPrefix("## ") {
                begin(section: String(line.dropFirst(3)))
            } else if !isInCode, line.hasPrefix("### "), isInStep {
                steps[steps.count - 1].tests.append(Test(name: String(line.dropFirst(4))))
            } else if isInStep, steps.last?.tests.isEmpty == false {
                addToHints(line)
            } else if sections.last == "Layers" {
                readLayers(line)
            } else if sections.last == Self.ruleTable {
                readRuleRow(line)
            } else {
                readInstructions(line)
            }
        }
        trimHints()
    }

    /// Whether the guide contains this sentence, with any line breaks.
    package func states(_ sentence: String) -> Bool {
        prose.contains(sentence)
    }

    private var isInStep: Bool {
        sections.last?.hasPrefix("Step ") == true
    }

    private mutating func begin(section: String) {
        sections.append(section)
        let parts = section.split(separator: " ").map(String.init)
        guard parts.count == 3, parts[0] == "Step", let number = Int(parts[1].dropLast()) else { return }
        steps.append(Step(number: number, suite: parts[2]))
    }

    private mutating func readInstructions(_ line: String) {
        readRule(line)
        if isInStep, line.hasPrefix("**Outer loop.**") { steps[steps.count - 1].isOuterLoop = true }
        guard line.hasPrefix("**"), line.contains(" minutes.** Edit ") else { return }
        let files = line.split(separator: "`").map(String.init).filter { $0.hasPrefix("Katas/") }
        if isInStep {
            steps[steps.count - 1].minutes = Int(line.dropFirst(2).prefix { $0.isNumber })
            steps[steps.count - 1].files = files
        } else if sections.last?.hasPrefix("Bite lap") == true {
            biteFiles += files
        }
    }

    /// A rule of the bite lap is an item that begins with its name: `- **Names.** The full name …`
    private mutating func readRule(_ line: String) {
        guard sections.last?.hasPrefix("Bite lap") == true,
            let rule = line.prefixMatch(of: /- \*\*(.+?)\.\*\*/)?.output.1
        else { return }
        rules.append(String(rule))
    }

    /// `` | Names | `last-name-first`, `names-without-a-space` | ``
    private mutating func readRuleRow(_ line: String) {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard line.hasPrefix("|"), cells.count == 2, cells[0] != "rule", !cells[0].hasPrefix("--") else { return }
        let mutants = cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
        mutantsByRule.append(RuleRow(rule: cells[0], mutants: mutants))
    }

    /// Each item is a rule. Lines that are indented by two spaces continue it.
    private mutating func readLayers(_ line: String) {
        if line.hasPrefix("- ") {
            layers.append(LayerRule(text: String(line.dropFirst(2))))
        } else if let last = layers.indices.last, line.hasPrefix("  ") {
            layers[last] = LayerRule(text: "\(layers[last].text) \(line.dropFirst(2))")
        }
    }

    /// A line that starts with a number and a dot starts a hint. Lines that are indented by three spaces continue it.
    private mutating func addToHints(_ line: String) {
        let step = steps.count - 1
        let test = steps[step].tests.count - 1
        if let text = Self.hintStart(in: line) {
            steps[step].tests[test].hints.append(String(text))
        } else if let last = steps[step].tests[test].hints.indices.last, line.isEmpty || line.hasPrefix("   ") {
            steps[step].tests[test].hints[last] += "\n" + line.dropFirst(3)
        }
    }

    /// What follows the number in the first line of a hint.
    private static func hintStart(in line: String) -> Substring? {
        let number = line.prefix { $0.isNumber }
        let rest = line.dropFirst(number.count)
        return !number.isEmpty && rest.hasPrefix(". ") ? rest.dropFirst(2) : nil
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
