import Foundation

/// Puts verdicts into words.
struct Page: Sendable {
    var kit: Kit
    var style: Style
    /// Paths are shown as seen from here, so that terminals and editors link them.
    var folder: URL

    // MARK: A kata

    /// The kata's line, then a line for each step.
    func overview(of kata: Kata, _ verdict: LapVerdict, marking next: TestOutcome? = nil) -> String {
        let total = verdict.outcomes.count
        let title = "\(style.bold(kata.name))  \(style.bar(verdict.passed, of: total))  \(count(verdict))"
        let width = kata.guide.steps.map(\.suite.count).max() ?? 0
        let steps = kata.guide.steps.compactMap { step -> String? in
            let outcomes = verdict.outcomes.filter { $0.suite == step.suite }
            guard !outcomes.isEmpty else { return nil }
            let passed = outcomes.count { $0.verdict == .passed }
            let isDone = passed == outcomes.count
            let mark = isDone ? style.paint("✔", .green) : style.paint("✘", .red)
            let arrow = next?.suite == step.suite ? "  <- next" : ""
            return
                "  \(mark) step \(step.number)  \(step.suite.padded(to: width))  \(passed) of \(outcomes.count)\(arrow)"
        }
        return ([title] + steps).joined(separator: "\n")
    }

    /// The line of the bite lap.
    func biteLine(_ verdict: LapVerdict) -> String {
        let mark = verdict.isGreen ? style.paint("✔", .green) : style.paint("✘", .red)
        return "  \(mark) bite lap: your own tests, \(count(verdict))"
    }

    private func count(_ verdict: LapVerdict) -> String {
        let tests = "\(verdict.passed) of \(verdict.outcomes.count) green"
        return switch verdict.state {
        case .green: style.paint(tests, .green)
        case .red: style.paint(tests, .red)
        case .notAttempted: style.paint("not started", .yellow)
        case .doesNotCompile: style.paint("does not compile", .red)
        case .missing: style.paint("missing", .red)
        case .suspicious: style.paint("suspicious", .red)
        }
    }

    // MARK: What is wrong

    /// Why a lap is not green, where no single test tells it.
    func trouble(_ verdict: LapVerdict, most: Int = 5) -> String? {
        switch verdict.state {
        case .green, .red, .notAttempted:
            return verdict.outcomes.isEmpty ? verdict.reason : nil
        case .missing, .suspicious:
            return verdict.reason
        case .doesNotCompile where verdict.diagnostics.isEmpty:
            return verdict.reason
        case .doesNotCompile:
            let shown = verdict.diagnostics.prefix(most).map { $0.text(from: folder) }
            let rest = verdict.diagnostics.count - shown.count
            return (shown + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
        }
    }

    /// A test that did not pass: what was expected of whom first, then what the runner saw.
    func failure(of test: TestOutcome) -> String {
        let head = "\(style.paint("✘", .red)) \(style.bold(test.name))"
        guard !test.failures.isEmpty else { return "\(head)\n    \(whyNotRun(test))" }
        let failures = test.failures.map { failure in
            let place = (failure.location ?? test.location).map { style.paint($0.text(from: folder), .cyan) }
            let arguments = failure.arguments.map { "with \($0):" }
            let words = Array(failure.messages.dropFirst() + failure.messages.prefix(1))
            return ([place, arguments].compactMap { $0 } + words).joined(separator: "\n")
        }
        return "\(head)\n\(failures.joined(separator: "\n\n").indented(by: 4))"
    }

    private func whyNotRun(_ test: TestOutcome) -> String {
        test.id.isEmpty
            ? "it was not among the tests that ran: is its suite as it was shipped?"
            : "it was not run"
    }

    // MARK: What to do

    /// The first thing that is left to do, in learning order: green laps, then bite laps.
    func next(after verdicts: Judge.Verdicts) -> String {
        for lap in Lap.allCases {
            for kata in kit.katas {
                let unit = Unit(kata: kata, lap: lap)
                guard let verdict = verdicts[unit], !verdict.isGreen else { continue }
                return todo(unit, verdict)
            }
        }
        return style.paint("All katas are green.", .green)
            + " Compare yours with the reference: swift run kata compare KATA"
    }

    /// What to make pass, where, and with which command.
    func todo(_ unit: Unit, _ verdict: LapVerdict) -> String {
        let kata = unit.kata
        guard unit.lap == .green else {
            return paragraphs(
                style.bold("Next: \(kata.name), bite lap: the code is given, write its tests"),
                what(verdict),
                instructions(files: kata.guide.biteFiles, command: "swift test --filter \(unit.testModule)")
            )
        }
        let step = verdict.firstRed.flatMap { test in kata.guide.steps.first { $0.suite == test.suite } }
        let title = step.map { "step \($0.number), \($0.suite)" } ?? "green lap"
        return paragraphs(
            style.bold("Next: \(kata.name), \(title)"),
            what(verdict),
            instructions(
                files: step?.files ?? [],
                command: "swift run kata test \(kata.name)",
                hint: "swift run kata hint"
            )
        )
    }

    private func what(_ verdict: LapVerdict) -> String {
        if let trouble = trouble(verdict) { return trouble.indented(by: 2) }
        return verdict.firstRed.map { failure(of: $0).indented(by: 2) } ?? ""
    }

    private func instructions(files: [String], command: String, hint: String? = nil) -> String {
        let paths = files.map { kit.root.appending(path: $0).path(from: folder) }
        let lines = [
            paths.isEmpty ? nil : "Edit   \(paths.joined(separator: "\n         "))",
            "Run    \(command)",
            hint.map { "Stuck? \($0)" },
        ]
        return lines.compactMap { $0 }.joined(separator: "\n").indented(by: 2)
    }

    private func paragraphs(_ texts: String...) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
