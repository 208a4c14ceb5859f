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
            return "\(gap)\(number)  \(time(of: run))  \(mark(of: run)) \(name)  \(tests)\(what(in: run))"
        }
        return paragraphs(
            "\(style.bold(kata.name)): \(words.runs(runs.count { $0.color.isVerdict }))\(guesses(runs.compactMap(\.guess)).map { ", \($0)" } ?? "")",
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

    func progress(of kata: Kata, _ progress: KataProgress, hints: Int) -> String {
        let suites = progress.suites.flatMap { first, last in
            let missed = first.bugs - first.caught
            let gain = first == last ? nil : last.gain(over: first).map { words.gain($0, of: missed) }
            let caught = firstAndLast(words.part(first.caught, of: first.bugs), words.part(last.caught, of: last.bugs))
            let strict = (words.part(first.tooStrict, of: first.tests), words.part(last.tooStrict, of: last.tests))
            return [
                "\(first.lap.title), \(words.bugsCaught([caught, gain].compactMap { $0 }.joined(separator: ", ")))",
                "\(first.lap.title), \(words.tooStrict(firstAndLast(strict.0, strict.1)))",
            ]
        }
        let steps = progress.lines.map { words.steps($0, minutes: progress.minutes ?? 0) }
        let lines = suites + [steps, guesses(progress.guesses), words.hints(hints)].compactMap { $0 }
        return "\(style.bold(kata.name))\n\(lines.joined(separator: "\n").indented(by: 2))"
    }

    private func firstAndLast(_ first: String, _ last: String) -> String {
        first == last ? first : words.firstAndLast(first, last)
    }

    /// Nil when the learner did not guess.
    private func guesses(_ guesses: [Run.Guess]) -> String? {
        guesses.isEmpty ? nil : words.guesses(guesses.count(where: \.isRight), of: guesses.count)
    }

    /// Empty when there is none.
    func answer(to guess: Run.Guess?) -> String {
        guard let guess else { return "" }
        func explained(_ color: Run.Color) -> String {
            name(of: color) + (color == .amber ? " (\(words.amberMeans))" : "")
        }
        return guess.isRight
            ? words.guessedRight(guess.test, name(of: guess.found))
            : words.guessed(explained(guess.expected), of: guess.test, is: explained(guess.found))
    }

    func name(of color: Run.Color) -> String { symbol(of: color).name }

    private func line(of run: Run) -> String {
        "\(run.number), \(time(of: run)): \(symbol(of: run).name), \(what(in: run))"
    }

    private func what(in run: Run) -> String { "\(run.lap.map { "\($0.title), " } ?? "")\(changes(in: run))" }

    /// Empty in a run that is kept without it.
    private func score(of run: Run) -> String { run.tests.map { "\(words.part($0.green, of: $0.total))  " } ?? "" }

    private func mark(of run: Run) -> String { style.paint(symbol(of: run).mark, symbol(of: run).color) }

    private typealias Symbol = (mark: String, color: Style.Color, name: String)

    private func symbol(of run: Run) -> Symbol {
        switch run.advice {
        case .refactoring: ("↻", .blue, words.refactoring)
        case .partGreen: ("◐", .green, words.partGreen)
        default: symbol(of: run.color)
        }
    }

    private func symbol(of color: Run.Color) -> Symbol {
        switch color {
        case .red: ("✘", .red, words.red)
        case .amber: ("!", .yellow, words.amber)
        case .green: ("✔", .green, words.green)
        case .kept: ("·", .cyan, words.kept)
        case .putBack: ("·", .cyan, words.putBack)
        }
    }

    /// What the order of the runs says, as a sentence; empty where it says nothing.
    func advice(_ run: Run, of judged: JudgedLap) -> String {
        guard let advice = run.advice else { return "" }
        let text = "\(words.run(run.number)), \(changes(in: run))"
        if advice == .greenAtOnce, run.color != .green {
            // The sign of the run is not that of these tests.
            let tests = judged.newTests.filter { $0.verdict == .passed }.map { "'\($0.name)'" }
            return "  \(text): \(firstLines(tests, most: 2).joined(separator: ", "))"
        }
        guard [.refactoring, .partGreen].contains(advice) else { return "  \(text)" }
        return "  \(mark(of: run)) \(text): \(symbol(of: run).name)"
    }

    /// What changed, and what the order of the runs says about it.
    private func changes(in run: Run) -> String {
        let changed =
            switch run.changes.count > 1 ? run.changes.subtracting([.attack]) : run.changes {
            case [.tests]: words.tests
            case [.code]: words.code
            case [.attack]: words.attack
            case []: run.number == 1 ? words.firstRun : words.nothingChanged
            default: words.testsAndCode
            }
        let advice: String? =
            switch run.advice {
            case .codeFirst: words.codeFirst
            case .onPurpose: words.onPurpose
            case .greenAtOnce: words.greenAtOnce
            case .severalTests: words.severalTests
            case .broken: words.broke(since: run.lastWhole ?? run.number - 1)
            case .together: words.together
            case .redAgain: words.redAgain
            case .unnoticed: words.unnoticed
            case .lost: words.lost
            case .tooMuch: words.tooMuch
            case .testChanged: words.testChanged
            case .refactoring, .partGreen, .step, .repair, nil: nil
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
