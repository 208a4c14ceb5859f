import Foundation

extension TextRenderer {
    /// How many runs are shown one by one.
    private static let mostRuns = 20

    /// The colors in a row, then the last of them with their times and what changed.
    ///
    /// - Parameter showsAll: whether to show all of them with their times.
    func history(of kata: Kata, _ runs: [Run], showsAll: Bool = false) -> String {
        guard !runs.isEmpty else { return words.noRuns("swift run kata test \(kata.name)") }
        let command = "swift run kata history \(kata.name)"
        let width = runs.map { symbol(of: $0).name.columns }.max() ?? 0
        let scores = runs.map { score(of: $0).columns }.max() ?? 0
        let shown = showsAll ? runs : runs.suffix(Self.mostRuns)
        let lines = shown.map { run in
            guard !style.isPlain else { return line(of: run) }
            let number = String(run.number)
            let name = style.paint(symbol(of: run).name, symbol(of: run).color).padded(to: width)
            let gap = "".padded(to: 5 - number.count)
            let tests = score(of: run).padded(to: scores)
            return "\(gap)\(number)  \(time(of: run))  \(mark(of: run)) \(name)  \(tests)\(changes(in: run))"
        }
        return paragraphs(
            "\(style.bold(kata.name)): \(words.runs(runs.count))\(guesses(runs).map { ", \($0)" } ?? "")",
            style.isPlain ? "" : runs.map(mark).joined().indented(by: 2),
            lines.joined(separator: "\n"),
            list(
                [
                    (words.show, "\(command) N"), (words.goBack, "\(command) --restore N"),
                    (words.all, shown.count < runs.count ? "\(command) --all" : ""),
                ],
                gap: 2
            )
        )
    }

    func run(_ run: Run, of kata: Kata, difference: String) -> String {
        paragraphs(style.bold("\(kata.name), \(line(of: run))"), difference)
    }

    /// Nil when the learner did not guess.
    private func guesses(_ runs: [Run]) -> String? {
        let guesses = runs.compactMap(\.guess)
        return guesses.isEmpty ? nil : words.guesses(guesses.count(where: \.isRight), of: guesses.count)
    }

    /// Empty when the guess is right.
    func wrongGuess(_ guess: Run.Guess?) -> String {
        guard let guess, !guess.isRight else { return "" }
        return words.guessed(name(of: guess.expected), is: name(of: guess.found))
    }

    func name(of color: Run.Color) -> String {
        switch color {
        case .red: words.red
        case .amber: words.amber
        case .green: words.green
        case .kept: words.kept
        case .putBack: words.putBack
        }
    }

    private func line(of run: Run) -> String {
        "\(run.number), \(time(of: run)): \(symbol(of: run).name), \(changes(in: run))"
    }

    /// Empty in a run that is kept without it.
    private func score(of run: Run) -> String { run.tests.map { "\(words.part($0.green, of: $0.total))  " } ?? "" }

    private func mark(of run: Run) -> String { style.paint(symbol(of: run).mark, symbol(of: run).color) }

    private func symbol(of run: Run) -> (mark: String, color: Style.Color, name: String) {
        switch run.color {
        case .red: ("✘", .red, name(of: run.color))
        case .amber: ("!", .yellow, name(of: run.color))
        case .green where run.advice == .refactoring: ("↻", .blue, words.refactoring)
        case .green: ("✔", .green, name(of: run.color))
        case .kept, .putBack: ("·", .cyan, name(of: run.color))
        }
    }

    /// What the order of the runs says, as a sentence; empty where it says nothing.
    func advice(_ run: Run) -> String {
        guard let advice = run.advice else { return "" }
        let text = advice == .refactoring ? "\(changes(in: run)): \(words.refactoring)" : changes(in: run)
        return "  \(mark(of: run)) \(words.run(run.number)), \(text)"
    }

    /// What changed, and what the order of the runs says about it.
    private func changes(in run: Run) -> String {
        let changed =
            switch run.changes {
            case [.tests]: words.tests
            case [.code]: words.code
            case [.tests, .code]: words.testsAndCode
            default: run.number == 1 ? words.firstRun : words.nothingChanged
            }
        let advice: String? =
            switch run.advice {
            case .codeFirst: words.codeFirst
            case .onPurpose: words.onPurpose
            case .greenAtOnce: words.greenAtOnce
            case .severalTests: words.severalTests
            case .broken: words.broke(since: run.number - 1)
            case .together: words.together
            case .redAgain: words.redAgain
            case .refactoring, .step, .repair, nil: nil
            }
        return advice.map { "\(changed): \($0)" } ?? changed
    }

    private func time(of run: Run) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "MM-dd HH:mm"
        return format.string(from: run.date)
    }
}
