extension TextRenderer {
    /// A line for each kata, the steps of the current kata, then the next thing to do.
    ///
    /// - Parameter current: nil when all katas are done.
    func board(_ verdicts: Judge.Verdicts, current: Kata?) -> String {
        let katas = kit.katas.map { kata in
            let isCurrent = kata.name == current?.name
            guard let green = verdicts[kata.lap(.green)] else { return "" }
            let line = boardLine(of: kata, verdicts, isCurrent: isCurrent)
            let steps = isCurrent ? steps(of: kata, green).map { $0.indented(by: 2) } : []
            return ([line] + steps + testFirst(of: kata, verdicts, isCurrent: isCurrent)).joined(separator: "\n")
        }
        return paragraphs(katas.joined(separator: "\n"), current.map { next(in: $0, verdicts) } ?? allDone)
    }

    /// The first thing that is left to do in a kata.
    func next(in kata: Kata, _ verdicts: Judge.Verdicts, after next: Kata? = nil) -> String {
        let laps = kata.laps.compactMap { lap in verdicts[lap].map { (lap: lap, verdict: $0) } }
        let done = laps.prefix { $0.verdict.isDone }
        let warnings = done.compactMap { self.warnings($0.verdict) }.joined(separator: "\n\n")
        guard let first = laps.dropFirst(done.count).first else {
            return paragraphs(warnings, afterKata(kata, next: next))
        }
        let isFresh = first.lap.guide == nil && first.verdict.state == .notAttempted
        return paragraphs(warnings, isFresh ? beginning(of: first.lap) : todo(first.lap, first.verdict))
    }

    /// The test-first lap, once it has begun: its summary and, in the current kata, its tests.
    private func testFirst(of kata: Kata, _ verdicts: Judge.Verdicts, isCurrent: Bool) -> [String] {
        guard let lap = kata.laps.first(where: \.isTestFirst), let verdict = verdicts[lap],
            verdict.state != .notAttempted
        else { return [] }
        let line = "\(lap.lap.title): \(style.paint(summary(verdict), color(of: verdict)))".indented(by: 4)
        return [line, isCurrent ? tests(verdict).indented(by: 4) : ""].filter { !$0.isEmpty }
    }

    private var allDone: String {
        let hasReference = kit.katas.contains(where: \.hasReference)
        let advice = hasReference ? " \(words.compare): swift run kata compare KATA" : ""
        return style.paint(words.allKatasAreDone, .green) + advice
    }

    /// Both laps of a kata in one line, or in two if the terminal is narrow.
    func boardLine(of kata: Kata, _ verdicts: Judge.Verdicts, isCurrent: Bool) -> String {
        guard let green = verdicts[kata.lap(.green)] else { return kata.name }
        let bite = verdicts[kata.lap(.bite)]
        guard !style.isPlain else {
            let biteWords = bite.map { ". Bite lap: \(summary($0))" } ?? ""
            return "\(kata.name)\(isCurrent ? ", \(words.current)" : ""): \(summary(green))\(biteWords)"
        }
        let names = kit.katas.map(\.name.count).max() ?? 0
        let summaries =
            [
                words.doesNotCompile, words.notStarted, words.missing, words.noResult, words.wrongLayer,
                words.green(20, of: 20),
            ].map(\.columns).max() ?? 0
        let state = summary(green)
        let line = [
            isCurrent ? "> " : "  ",
            style.bold(kata.name.padded(to: names)),
            "  \(style.bar(green.passed, of: green.outcomes.count, width: 8))  ",
            style.paint(state, color(of: green)),
        ].joined()
        guard let bite else { return line }
        let biteWords = "bite: \(style.paint(summary(bite), color(of: bite)))"
        guard width.map({ $0 >= 80 }) != false else { return "\(line)\n\(biteWords.indented(by: 4))" }
        return line + "".padded(to: summaries - state.columns + 2) + biteWords
    }
}
