import Foundation

/// What the tool reads on the first page of a guide: the steps with their tests, and the rules of the other laps.
package struct Guide: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package var number: Int
        /// The suite of its story.
        package var suite: String
        package var minutes: Int?
        /// The files to edit, from the kit's root.
        package var files: [String] = []
        /// Other files of the learner that its tests run, from the kit's root.
        package var otherFiles: [String] = []
        /// The acceptance suite that stays red until the rest is green.
        package var isOuterLoop = false
        /// The tests of its story.
        package var tests: [String] = []
        /// Those of them that are green on each starter, and have to stay green.
        package var guards: [String] = []
        /// The rules of its edge cases.
        package var rules: [String] = []
        /// The tests of its edge cases: ``Kata`` reads them from their suite. The name of each begins with its rule.
        package var edgeCases: [String] = []
        package var wrongPrograms: WrongPrograms?
        /// What a learner takes from it, in a sentence.
        package var lesson = ""

        /// The suite of its edge cases.
        package var edgeSuite: String { "\(suite.hasSuffix("Tests") ? suite.dropLast(5) : suite[...])EdgeCases" }

        /// Its suites with their tests: the story, then the edge cases.
        package var suites: [(name: String, tests: [String])] { [(suite, tests), (edgeSuite, edgeCases)] }

        /// Whether this is the suite of its story or that of its edge cases.
        package func has(_ suite: String?) -> Bool { suite == self.suite || suite == edgeSuite }

        /// The rule with which the name of an edge case begins.
        func rule(of test: String) -> String? { rules.first { test.hasPrefix("\($0):") } }
    }

    /// The mutants that the tests of a step kill, and those of them that its story does not notice.
    package struct WrongPrograms: Equatable, Sendable {
        package var missed: Int
        package var total: Int

        package init(missed: Int, total: Int) { (self.missed, self.total) = (missed, total) }

        /// Reads the numbers in a line that begins as ``sentence``; nil for others.
        fileprivate init?(in line: String) {
            let match = line.prefixMatch(of: /The story is green on (\d+) of the (\d+) wrong programs/)?.output
            guard let match, let missed = Int(match.1), let total = Int(match.2) else { return nil }
            self.init(missed: missed, total: total)
        }

        /// How the guide says it.
        package var sentence: String {
            "The story is green on \(missed) of the \(total) wrong programs."
        }
    }

    /// A lap in which the learner writes tests.
    package struct Exercise: Equatable, Sendable {
        package var minutes: Int?
        /// The files to edit, from the kit's root.
        package var files: [String] = []
        package var rules: [String] = []
        /// What the rules do not decide, by rule, from the table `| rule | also | left open |`.
        package var leftOpen: [String: String] = [:]
        package var lesson = ""
    }

    /// What the learner builds, as a test attaches it. A block of the guide, "```screen" and the name of that test, shows
    /// the reference's.
    package struct Screen: Equatable, Sendable {
        package var test: String
        package var drawing: String
    }

    /// The heading of the changes to make while everything stays green.
    package static let refactor = Language.english.words.refactorHeading

    package var steps: [Step] = []
    package var layers = [LayerRule(text: "`*` does not import `Testing`, `XCTest`: tests belong in `Tests`")]
    package var exercises: [Lap: Exercise] = [:]
    package var screen: Screen?
    /// The headings of the second level.
    package var sections: [String] = []

    /// The steps in the order in which they turn green: the outer loop comes last.
    var workingOrder: [Step] { steps.filter { !$0.isOuterLoop } + steps.filter(\.isOuterLoop) }

    /// Reads `## Step 1: Suite`, the line `**10 minutes.** Edit …` below it, the paragraphs `**Real parts.** …` and
    /// `**To learn.** …`, the numbered names of its story's tests, and the rules of its edge cases.
    ///
    /// In a translation, the tool reads only the lessons and the headings.
    package init(_ page: MarkdownPage, in language: Language = .english) {
        screen = page.block("```screen ").map { Screen(test: $0.title, drawing: $0.text) }
        for section in page.sections {
            sections.append(section.heading)
            if let (number, suite) = Self.step(in: section.heading, language) {
                steps.append(Step(number: number, suite: suite, in: section, language))
            } else if let lap = Self.lap(in: section.heading) {
                exercises[lap] = Exercise(in: section, language)
            } else if section.heading == "Layers" {
                layers = section.paragraphs("- ").map(LayerRule.init) + layers
            }
        }
    }

    /// The number and the suite in the heading of a step: `Step 1: Suite`.
    package static func step(in heading: String, _ language: Language) -> (number: Int, suite: String)? {
        let parts = heading.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == language.words.stepHeading, let number = Int(parts[1].dropLast()) else {
            return nil
        }
        return (number, parts[2])
    }

    /// The name of a rule. A rule is an item that begins with its name: `- **Names.** The full name …`
    package static func rule(in line: String) -> String? {
        line.prefixMatch(of: /- \*\*(.+?)\.\*\*/).map { String($0.output.1) }
    }

    /// The same guide with the lessons of a translation, where it has them.
    func withLessons(of translation: Guide) -> Guide {
        var guide = self
        for index in steps.indices {
            let translated = translation.steps.first { $0.suite == steps[index].suite }
            if let lesson = translated?.lesson, !lesson.isEmpty { guide.steps[index].lesson = lesson }
        }
        for (lap, exercise) in translation.exercises where !exercise.lesson.isEmpty {
            guide.exercises[lap]?.lesson = exercise.lesson
        }
        return guide
    }

    /// The lap in a heading: `Bite lap: Component`.
    package static func lap(in heading: String) -> Lap? {
        Lap.allCases.first { heading.lowercased().hasPrefix("\($0.title):") }
    }
}

extension Guide.Step {
    fileprivate init(number: Int, suite: String, in section: MarkdownPage.Section, _ language: Language) {
        self.init(number: number, suite: suite)
        (minutes, files) = section.instructions
        otherFiles = section.paragraphs("**Real parts.**").flatMap(\.files)
        isOuterLoop = section.prose.contains { $0.text.hasPrefix("**Outer loop.**") }
        tests = section.lines.compactMap(\.item)
        let numbers = section.paragraphs("**Guards.**").flatMap { $0.matches(of: /\d+/).compactMap { Int($0.output) } }
        guards = numbers.filter { tests.indices.contains($0 - 1) }.map { [tests] in tests[$0 - 1] }
        rules = section.rules
        wrongPrograms = section.lines.lazy.compactMap { Guide.WrongPrograms(in: $0.text) }.first
        lesson = section.lesson(in: language)
    }
}

extension Guide.Exercise {
    fileprivate init(in section: MarkdownPage.Section, _ language: Language) {
        (minutes, files) = section.instructions
        rules = section.rules
        for cells in section.lines.map(\.cells) where cells.count == 3 && rules.contains(cells[0]) && !cells[2].isEmpty
        {
            leftOpen[cells[0]] = cells[2]
        }
        lesson = section.lesson(in: language)
    }
}

extension MarkdownPage.Section {
    /// The line with the minutes and the files to edit.
    fileprivate var instructions: (minutes: Int?, files: [String]) {
        let line = prose.first { $0.text.hasPrefix("**") && $0.text.contains(" minutes.** Edit ") }?.text ?? ""
        return (Int(line.dropFirst(2).prefix { $0.isNumber }), line.files)
    }

    fileprivate var rules: [String] { prose.compactMap { Guide.rule(in: $0.text) } }

    fileprivate func lesson(in language: Language) -> String {
        paragraphs(language.words.lessonMark).joined(separator: " ")
    }
}

extension String {
    /// The kit's files that a text names.
    fileprivate var files: [String] { codeSpans.filter { $0.hasPrefix("Katas/") } }
}
