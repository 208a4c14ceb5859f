import Foundation

extension TextRenderer {
    /// How many moments are shown one by one.
    private static let mostMoments = 20

    /// The lights in a row, then the last of them with their times and what changed.
    func history(of kata: Kata, _ moments: [Moment]) -> String {
        guard !moments.isEmpty else { return words.noLights("swift run kata test \(kata.name)") }
        let width = moments.map { look(of: $0).name.columns }.max() ?? 0
        let lines = moments.suffix(Self.mostMoments).map { moment in
            guard !style.isPlain else { return line(of: moment) }
            let number = String(moment.number)
            let name = style.paint(look(of: moment).name, look(of: moment).color).padded(to: width)
            let gap = "".padded(to: 5 - number.count)
            return "\(gap)\(number)  \(time(of: moment))  \(mark(of: moment)) \(name)  \(changes(in: moment))"
        }
        return paragraphs(
            "\(style.bold(kata.name)): \(words.lights(moments.count))",
            style.isPlain ? "" : moments.map(mark).joined().indented(by: 2),
            lines.joined(separator: "\n"),
            list(
                [
                    (words.show, "swift run kata history \(kata.name) N"),
                    (words.goBack, "swift run kata history \(kata.name) --restore N"),
                ],
                as: [words.show, words.goBack],
                gap: 2
            )
        )
    }

    func moment(_ moment: Moment, of kata: Kata, difference: String) -> String {
        paragraphs(style.bold("\(kata.name), \(line(of: moment))"), difference)
    }

    private func line(of moment: Moment) -> String {
        "\(moment.number), \(time(of: moment)): \(look(of: moment).name), \(changes(in: moment))"
    }

    private func mark(of moment: Moment) -> String { style.paint(look(of: moment).mark, look(of: moment).color) }

    private func look(of moment: Moment) -> (mark: String, color: Style.Color, name: String) {
        switch moment.light {
        case .red: ("✘", .red, words.red)
        case .amber: ("!", .yellow, words.amber)
        case .green where moment.advice == .refactoring: ("↻", .blue, words.refactoring)
        case .green: ("✔", .green, words.green)
        case .off: ("·", .cyan, words.kept)
        }
    }

    /// What the order of the moments says, as a sentence; empty where it says nothing.
    func advice(_ moment: Moment) -> String {
        moment.advice == nil ? "" : "  \(mark(of: moment)) \(words.light(moment.number)), \(changes(in: moment))"
    }

    private func changes(in moment: Moment) -> String {
        let changed = changed(in: moment)
        switch moment.advice {
        case .greenAtOnce: return "\(changed): \(words.greenAtOnce)"
        case .severalTests: return "\(changed): \(words.severalTests)"
        case .broken: return "\(changed): \(words.broke(since: moment.number - 1))"
        case .together: return "\(changed): \(words.together)"
        case .redAgain: return "\(changed): \(words.redAgain)"
        case .refactoring, .step, nil: return changed
        }
    }

    private func changed(in moment: Moment) -> String {
        switch moment.changes {
        case [.tests]: words.tests
        case [.code]: words.code
        case [.tests, .code]: words.testsAndCode
        default: moment.number == 1 ? words.firstRun : words.nothingChanged
        }
    }

    private func time(of moment: Moment) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "MM-dd HH:mm"
        return format.string(from: moment.date)
    }
}
