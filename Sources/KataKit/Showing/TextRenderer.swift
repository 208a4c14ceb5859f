import Foundation

/// Writes verdicts for people.
package struct TextRenderer: Sendable {
    package var kit: Kit
    package var style: Style
    /// Whether a page ends with keys to press. Then it names no command that a key replaces.
    var hasKeys = false
    /// The language in commands for hints, if the learner named one: `" --language ko"`.
    var languageOption = ""
    /// Paths are shown relative to this folder, so that terminals and editors turn them into links.
    var folder: URL
    /// The width of the terminal, in columns; nil when lines are not wrapped. A terminal's width may change at any time.
    var width: Int? { style.isPlain ? nil : Console.width() }
    var words: Words { kit.language.words }

    /// A text of a page with its code indented, in place of the fences around it. A program gets the text as it is.
    func withoutFences(_ text: String) -> String {
        guard !style.isPlain else { return text }
        var isInCode = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isInCode.toggle()
                return nil
            }
            return isInCode && !line.isEmpty ? "  \(line)" : String(line)
        }
        return lines.joined(separator: "\n")
    }

    /// The kata's line, then a line for each step.
    func overview(of judged: JudgedLap) -> String {
        let name = judged.lap.kata.name
        let count = style.paint(summary(judged), color(of: judged))
        let bar = style.bar(judged.verdict.passed, of: judged.verdict.outcomes.count)
        let title = style.isPlain ? "\(name): \(count)" : "\(style.bold(name))  \(bar)  \(count)"
        return ([title] + steps(of: judged)).joined(separator: "\n")
    }

    /// A line for each step: how much of its story and of its edge cases is green, which is next, which is the outer loop.
    /// If its tests did not run, how much was green before.
    func steps(of judged: JudgedLap) -> [String] {
        let verdict = judged.verdict
        let steps = judged.lap.kata.guide.steps
        let width = steps.map(\.suite.count).max() ?? 0
        let labels = words.step(steps.count).columns
        let next = verdict.state == .doesNotCompile ? nil : judged.nextStep
        return steps.compactMap { step -> String? in
            let outcomes = verdict.outcomes(of: step)
            guard !outcomes.isEmpty else { return nil }
            let hasRun = verdict.state == .error || outcomes.contains { $0.verdict != .notRun }
            let counts = step.suites.map(\.name).compactMap { suite -> String? in
                let outcomes = verdict.outcomes(of: suite)
                guard !outcomes.isEmpty else { return nil }
                let count = count(outcomes, judged.earlier, hasRun: hasRun)
                return suite == step.suite ? count : "\(words.edgeCases) \(count)"
            }.joined(separator: ", ")
            let next = next == step ? style.isPlain ? words.next : "<- \(words.next)" : nil
            let remarks = [step.isOuterLoop ? words.outerLoop : nil, next].compactMap { $0 }
            guard !style.isPlain else {
                let title = ([words.step(step.number), step.suite] + remarks).joined(separator: ", ")
                return "  \(title.asSentence): \(counts)"
            }
            let isOpen = !verdict.isWhole(step) && outcomes.allSatisfy { $0.verdict == .passed }
            let mark = hasRun && !isOpen ? mark(verdict.isGreen(step)) : "-"
            let title = "\(mark) \(words.step(step.number).padded(to: labels))  \(step.suite.padded(to: width))"
            return "  \(title)  \(counts)" + remarks.map { "  \($0)" }.joined()
        }
    }

    /// How many tests of a suite are green or, if none of its step ran, were green before.
    private func count(_ outcomes: [TestOutcome], _ earlier: EarlierRuns, hasRun: Bool) -> String {
        guard !hasRun else {
            let passed = outcomes.count { $0.verdict == .passed }
            return style.isPlain ? words.green(passed, of: outcomes.count) : words.part(passed, of: outcomes.count)
        }
        guard let before = earlier.passed else { return words.notRun }
        return words.notRun(before: words.part(outcomes.count { before.contains($0.title) }, of: outcomes.count))
    }

    /// A tick or a cross; a word in plain text.
    func mark(_ isGreen: Bool) -> String {
        style.isPlain ? "\(isGreen ? words.green : words.red):" : style.mark(isGreen)
    }

    /// A lap in a few words, without color.
    func summary(_ judged: JudgedLap) -> String {
        let (verdict, score) = (judged.verdict, judged.mutants)
        let green = words.green(verdict.passed, of: verdict.outcomes.count)
        // Before the star, tests that are still to come catch the other bugs.
        let counts = !judged.lap.isTestFirst || judged.isDone
        let killed =
            counts
            ? score.flatMap { score in score.killed.map { self.score($0, of: score.total, in: judged.lap) } } : nil
        return switch verdict.state {
        case .green where !judged.wrongLayers.isEmpty: words.wrongLayer
        case .green where score?.killed == nil && score != nil && !judged.lap.isTestFirst: words.mutantsNotCounted
        case .green: killed ?? green
        case .red: killed.map { "\($0), \(green)" } ?? green
        case .notAttempted: words.notStarted
        case .doesNotCompile: words.doesNotCompile
        case .missing: words.missing
        case .error: words.noResult
        }
    }

    /// How many bugs of the kit the own tests of a lap notice.
    func score(_ killed: Int, of total: Int, in lap: LapID) -> String {
        lap.isTestFirst ? words.caught(killed, of: total) : words.mutants(killed, of: total)
    }

    /// What a learner runs, or presses, to see a hint.
    func hintCommand(_ kata: Kata) -> String {
        hasKeys ? words.press("h") : "swift run kata hint \(kata.name)\(languageOption)"
    }

    func color(of judged: JudgedLap) -> Style.Color {
        if judged.isDone { return .green }
        return judged.verdict.isGreen || judged.verdict.state == .notAttempted ? .yellow : .red
    }
}
