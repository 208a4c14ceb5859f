import Foundation

/// Writes verdicts for people.
package struct TextRenderer: Sendable {
    package var kit: Kit
    package var style: Style
    /// Paths are shown relative to this folder, so that terminals and editors turn them into links.
    var folder: URL
    /// The width of the terminal, in columns; nil when lines are not wrapped.
    var width: Int?

    // MARK: A kata

    /// The kata's line, then a line for each step.
    func overview(of kata: Kata, _ verdict: LapVerdict, marking next: TestOutcome? = nil) -> String {
        let count = count(verdict)
        guard !style.isPlain else {
            return (["\(kata.name): \(count)"] + steps(of: kata, verdict, marking: next)).joined(separator: "\n")
        }
        let title = "\(style.bold(kata.name))  \(style.bar(verdict.passed, of: verdict.outcomes.count))  \(count)"
        return ([title] + steps(of: kata, verdict, marking: next)).joined(separator: "\n")
    }

    /// A line for each step: how much of it is green, which is next, which is the outer loop.
    func steps(of kata: Kata, _ verdict: LapVerdict, marking next: TestOutcome?) -> [String] {
        let width = kata.guide.steps.map(\.suite.count).max() ?? 0
        return kata.guide.steps.compactMap { step -> String? in
            let outcomes = verdict.outcomes(of: step)
            guard !outcomes.isEmpty else { return nil }
            let passed = outcomes.count { $0.verdict == .passed }
            let remarks = [step.isOuterLoop ? "outer loop" : nil, next?.suite == step.suite ? "<- next" : nil]
            let words = remarks.compactMap { $0 }
            guard !style.isPlain else {
                let remark = words.map { ", \($0 == "<- next" ? "next" : $0)" }.joined()
                return "  Step \(step.number), \(step.suite)\(remark): \(passed) of \(outcomes.count) green"
            }
            let title = "\(style.mark(passed == outcomes.count)) step \(step.number)  \(step.suite.padded(to: width))"
            return "  \(title)  \(passed) of \(outcomes.count)" + words.map { "  \($0)" }.joined()
        }
    }

    /// A lap in a few words, without color.
    func summary(_ verdict: LapVerdict) -> String {
        switch verdict.state {
        case .green where !verdict.isDone: "green, wrong layer"
        case .green, .red: "\(verdict.passed) of \(verdict.outcomes.count) green"
        case .notAttempted: "not started"
        case .doesNotCompile: "does not compile"
        case .missing: "missing"
        case .suspicious: "suspicious"
        }
    }

    private func count(_ verdict: LapVerdict) -> String {
        style.paint(summary(verdict), color(of: verdict))
    }

    func color(of verdict: LapVerdict) -> Style.Color {
        if verdict.isDone { return .green }
        return verdict.isGreen || verdict.state == .notAttempted ? .yellow : .red
    }

    // MARK: What is wrong

    /// A test that did not pass: first which object should have done what, then what the runner saw.
    func failure(of test: TestOutcome) -> String {
        let head = "\(style.mark(false)) \(style.bold(test.name))"
        guard !test.failures.isEmpty else { return "\(head)\n    \(whyNotRun(test))" }
        var last: SourceLocation?
        let failures = test.failures.map { failure in
            // An expectation that fails for many arguments shows its place only once: the messages matter more.
            let location = failure.location ?? test.location
            let place = location == last ? nil : location.map { style.paint($0.text(from: folder), .cyan) }
            last = location
            let arguments = failure.arguments.map { "with \($0):" }
            let words = failure.messages.dropFirst() + failure.messages.prefix(1).map(stacked)
            return ([place, arguments].compactMap { $0 } + words).joined(separator: "\n")
        }
        return "\(head)\n\(wrapped(failures.joined(separator: "\n\n"), margin: 6).indented(by: 4))"
    }

    /// The actual value and the expected one, below each other if a line is too short for both.
    private func stacked(_ message: String) -> String {
        let start = "Expectation failed: "
        guard message.hasPrefix(start), message.count > 100 else { return message }
        let operation = String(repeating: " ", count: start.count - 3) + "== "
        return message.replacing(") == ", with: ")\n\(operation)", maxReplacements: 1)
    }

    /// Words, wrapped at the width of the terminal.
    func wrapped(_ text: String, margin: Int) -> String {
        width.map { text.wrapped(to: $0 - margin) } ?? text
    }

    private func whyNotRun(_ test: TestOutcome) -> String {
        test.id.isEmpty
            ? "not found in the test run. Was the suite edited?"
            : "not run"
    }

    // MARK: What to do

    /// The first thing that is left to do.
    func next(after verdicts: Judge.Verdicts) -> String {
        if let lap = kit.currentLap(by: verdicts), let verdict = verdicts[lap] {
            // The green laps come first: the bite lap of a green kata may have to wait.
            let kata = lap.lap == .bite ? lap.kata : kit.katas.prefix { $0.name != lap.kata.name }.last
            let green = kata.flatMap { verdicts[LapID(kata: $0, lap: .green)] }
            let isBitten = kata.flatMap { verdicts[LapID(kata: $0, lap: .bite)]?.isDone } == true
            let refactor = kata.flatMap { kata in isBitten ? nil : green.flatMap { self.refactor(kata, $0) } }
            return paragraphs(refactor ?? "", todo(lap, verdict))
        }
        let advice = " Compare your code with the reference: swift run kata compare KATA"
        return style.paint("All katas are green.", .green) + (kit.katas.contains(where: \.hasReference) ? advice : "")
    }

    /// What to do between a green lap and the bite lap; nil if not all of the lap is done.
    func refactor(_ kata: Kata, _ verdict: LapVerdict) -> String? {
        guard verdict.isDone, kata.guide.steps.allSatisfy({ !verdict.outcomes(of: $0).isEmpty }),
            kata.guide.sections.contains(Guide.refactor)
        else { return nil }
        let guide = kata.file(of: .guide).path(from: folder)
        return "\(kata.name) is green. Refactor: \(guide)#refactor"
    }

    /// What to make pass, where, and with which command. A watching learner needs no command.
    func todo(_ lap: LapID, _ verdict: LapVerdict, naming commands: Bool = true) -> String {
        let kata = lap.kata
        guard lap.lap == .green else {
            return paragraphs(
                style.bold("Next: \(kata.name), bite lap: the code is given, write its tests"),
                what(verdict),
                instructions(
                    files: kata.guide.biteFiles,
                    command: commands ? "swift test --filter \(lap.testModule)" : nil
                )
            )
        }
        let step = verdict.firstRed.flatMap { test in kata.guide.steps.first { $0.suite == test.suite } }
        let title =
            step.map { "step \($0.number), \($0.suite)" } ?? (verdict.isGreen ? "green, wrong layer" : "green lap")
        return paragraphs(
            style.bold("Next: \(kata.name), \(title)"),
            what(verdict),
            instructions(
                files: step?.files ?? [],
                command: commands ? "swift run kata test \(kata.name)" : nil,
                hint: commands && step != nil && kata.hints != nil ? "swift run kata hint \(kata.name)" : nil
            )
        )
    }

    private func what(_ verdict: LapVerdict) -> String {
        let trouble = trouble(verdict) ?? verdict.firstRed.map(failure)
        return [trouble, warnings(verdict)].compactMap { $0?.indented(by: 2) }.joined(separator: "\n\n")
    }

    private func instructions(files: [String], command: String?, hint: String? = nil) -> String {
        let paths = files.map { kit.root.appending(path: $0).path(from: folder) }
        let lines = [
            paths.isEmpty ? nil : "Edit   \(paths.joined(separator: "\n         "))",
            command.map { "Run    \($0)" },
            hint.map { "Stuck? \($0)" },
        ]
        return lines.compactMap { $0 }.joined(separator: "\n").indented(by: 2)
    }

    private func paragraphs(_ texts: String...) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
