import Foundation

extension TextRenderer {
    /// A line for each kata, the steps of the current kata, then the next thing to do.
    func board(_ verdicts: Judge.Verdicts) -> String {
        let current = kit.currentLap(by: verdicts)
        let katas = kit.katas.map { kata in
            let isCurrent = kata.name == current?.kata.name
            guard let green = verdicts[LapID(kata: kata, lap: .green)] else { return "" }
            let line = boardLine(of: kata, verdicts, isCurrent: isCurrent)
            let steps = isCurrent ? steps(of: kata, green, marking: green.firstRed).map { $0.indented(by: 2) } : []
            return ([line] + steps).joined(separator: "\n")
        }
        return "\(katas.joined(separator: "\n"))\n\n\(next(after: verdicts))"
    }

    /// Both laps of a kata in one line.
    func boardLine(of kata: Kata, _ verdicts: Judge.Verdicts, isCurrent: Bool) -> String {
        guard let green = verdicts[LapID(kata: kata, lap: .green)] else { return kata.name }
        let bite = verdicts[LapID(kata: kata, lap: .bite)]
        guard !style.isPlain else {
            let biteWords = bite.map { ". Bite lap: \(summary($0))" } ?? ""
            return "\(kata.name)\(isCurrent ? ", current" : ""): \(summary(green))\(biteWords)"
        }
        let names = kit.katas.map(\.name.count).max() ?? 0
        let summaries = "green, wrong layer".count
        let words = summary(green)
        return [
            isCurrent ? "> " : "  ",
            style.bold(kata.name.padded(to: names)),
            "  \(style.bar(green.passed, of: green.outcomes.count, width: 10))  ",
            style.paint(words, color(of: green)) + "".padded(to: summaries - words.count),
            bite.map { "  bite: \(style.paint(summary($0), color(of: $0)))" } ?? "",
        ].joined()
    }
}
