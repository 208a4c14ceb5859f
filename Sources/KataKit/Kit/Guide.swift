import Foundation

/// What the tool reads on the first page of a guide: the steps with their tests, and the rules of the other laps.
package struct Guide: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package var number: Int
        package var suite: String
        package var minutes: Int?
        /// The files to edit, from the kit's root.
        package var files: [String] = []
        /// Other files of the learner that its tests run, from the kit's root.
        package var otherFiles: [String] = []
        /// The acceptance suite that stays red until the rest is green.
        package var isOuterLoop = false
        package var tests: [String] = []
        /// What a learner takes from it, in a sentence.
        package var lesson = ""
    }

    /// A lap in which the learner writes tests.
    package struct Exercise: Equatable, Sendable {
        package var minutes: Int?
        /// The files to edit, from the kit's root.
        package var files: [String] = []
        package var rules: [String] = []
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
    /// What stands before the other files that the tests of a step run.
    private static let realParts = "**Real parts.**"

    package var steps: [Step] = []
    package var layers: [LayerRule] = []
    package var exercises: [Lap: Exercise] = [:]
    package var screen: Screen?
    /// The headings of the second level.
    package var sections: [String] = []
    private var isInStep = false

    /// The steps in the order in which they turn green: the outer loop comes last.
    package var workingOrder: [Step] { steps.filter { !$0.isOuterLoop } + steps.filter(\.isOuterLoop) }

    /// Reads `## Step 1: Suite`, the line `**10 minutes.** Edit …` below it, the paragraphs `**Real parts.** …` and
    /// `**To learn.** …`, and the numbered names of its tests.
    ///
    /// In a translation, the tool reads only the lessons and the headings.
    package init(_ page: MarkdownPage, in language: Language = .english) {
        screen = page.block("```screen ").map { Screen(test: $0.title, drawing: $0.text) }
        let lesson = language.words.lessonMark
        var paragraph: String?
        for line in page.lines {
            let mark = [lesson, Self.realParts].first(where: line.text.hasPrefix)
            paragraph = mark ?? (line.text.isEmpty ? nil : paragraph)
            if let section = line.heading("##") {
                begin(section: section, in: language)
            } else if paragraph == lesson {
                addToLesson(line.text.replacing(lesson, with: ""))
            } else if paragraph == Self.realParts, isInStep {
                lastStep.otherFiles += Self.files(in: line.text)
            } else if isInStep, let test = line.item {
                lastStep.tests.append(test)
            } else if sections.last == "Layers" {
                readLayers(line.text)
            } else {
                readInstructions(line.text)
            }
        }
    }

    /// The number and the suite in the heading of a step: `Step 1: Suite`.
    package static func step(in heading: String, _ language: Language) -> (number: Int, suite: String)? {
        let parts = heading.split(separator: " ").map(String.init)
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

    private var lastStep: Step {
        get { steps[steps.count - 1] }
        set { steps[steps.count - 1] = newValue }
    }

    /// The lap of the present section; nil in other sections.
    private var lap: Lap? { sections.last.flatMap(Self.lap) }

    /// The lap in a heading: `Bite lap: Component`.
    package static func lap(in heading: String) -> Lap? {
        Lap.allCases.first { heading.lowercased().hasPrefix("\($0.title):") }
    }

    private mutating func begin(section: String, in language: Language) {
        sections.append(section)
        let step = Self.step(in: section, language)
        isInStep = step != nil
        if let step { steps.append(Step(number: step.number, suite: step.suite)) }
        if let lap { exercises[lap] = Exercise() }
    }

    private mutating func readInstructions(_ line: String) {
        if let lap, let rule = Self.rule(in: line) { exercises[lap]?.rules.append(rule) }
        if isInStep, line.hasPrefix("**Outer loop.**") { lastStep.isOuterLoop = true }
        guard line.hasPrefix("**"), line.contains(" minutes.** Edit ") else { return }
        let (minutes, files) = (Int(line.dropFirst(2).prefix { $0.isNumber }), Self.files(in: line))
        if isInStep {
            (lastStep.minutes, lastStep.files) = (minutes, files)
        } else if let lap {
            exercises[lap]?.minutes = minutes
            exercises[lap]?.files += files
        }
    }

    private static func files(in line: String) -> [String] {
        line.split(separator: "`").map(String.init).filter { $0.hasPrefix("Katas/") }
    }

    private mutating func addToLesson(_ line: String) {
        let known = isInStep ? lastStep.lesson : lap.flatMap { exercises[$0]?.lesson } ?? ""
        let lesson = "\(known) \(line)".trimmingCharacters(in: .whitespaces)
        if isInStep { lastStep.lesson = lesson } else if let lap { exercises[lap]?.lesson = lesson }
    }

    /// Each item is a rule. Lines that are indented by two spaces continue it.
    private mutating func readLayers(_ line: String) {
        if line.hasPrefix("- ") {
            layers.append(LayerRule(text: String(line.dropFirst(2))))
        } else if let last = layers.indices.last, line.hasPrefix("  ") {
            layers[last] = LayerRule(text: "\(layers[last].text) \(line.dropFirst(2))")
        }
    }
}
