extension TextRenderer {
    /// A line for each kata, the steps of the current kata, then the next thing to do.
    ///
    /// - Parameters:
    ///   - current: the lap that the learner is at; nil when all katas are done.
    ///   - advice: what the order of the runs says of the last one.
    func board(_ judged: JudgedLaps, current: LapID?, advice: Run.Advice? = nil) -> String {
        let katas = kit.katas.map { kata in
            let isCurrent = kata.name == current?.kata.name
            guard let green = judged[kata.lap(.green)] else { return "" }
            let line = boardLine(of: kata, judged, isCurrent: isCurrent)
            let steps = isCurrent && current?.isTestFirst == false ? steps(of: green).map { $0.indented(by: 2) } : []
            return ([line] + steps + testFirst(of: kata, judged, at: current)).joined(separator: "\n")
        }
        return paragraphs(katas.joined(separator: "\n"), current.map { next(at: $0, judged, advice) } ?? allDone)
    }

    private func next(at lap: LapID, _ judged: JudgedLaps, _ advice: Run.Advice?) -> String {
        let isBroken = judged[lap.kata.lap(.green)]?.verdict.state == .doesNotCompile
        let own = isBroken && !lap.isTestFirst ? nil : judged.ownTests(at: lap)
        return own.map { todo($0, after: advice) } ?? next(in: lap.kata, judged)
    }

    /// The first thing that is left to do in a kata.
    func next(in kata: Kata, _ judged: JudgedLaps, after next: Kata? = nil) -> String {
        let laps = kata.laps.map(judged.lap)
        let done = laps.prefix(while: \.isDone)
        let warnings = done.compactMap { self.warnings($0.verdict.warnings) }.joined(separator: "\n\n")
        guard let first = laps.dropFirst(done.count).first else {
            return paragraphs(warnings, afterKata(kata, next: next))
        }
        let isFresh = first.lap.guide == nil && first.verdict.state == .notAttempted
        let opensLap = laps.contains(where: \.isDone)
        return paragraphs(warnings, isFresh ? beginning(of: first.lap) : todo(first, opensLap: opensLap))
    }

    /// The test-first lap, in the current kata or once it has begun: its summary and, if it is the current lap, its tests.
    private func testFirst(of kata: Kata, _ judged: JudgedLaps, at current: LapID?) -> [String] {
        guard let first = judged[kata.lap(.first)] else { return [] }
        guard first.verdict.state != .notAttempted else {
            return kata.name == current?.kata.name ? [paused(first).indented(by: 4)] : []
        }
        guard !first.isDone else { return [achievement(words.isProven(kata.name), lesson: "").indented(by: 4)] }
        guard first.lap == current else { return [paused(first).indented(by: 4)] }
        return [summaryLine(first), tests(first)].filter { !$0.isEmpty }.map { $0.indented(by: 4) }
    }

    /// A test-first lap that another one has interrupted, or that has not begun.
    func paused(_ judged: JudgedLap) -> String {
        let test = judged.lap.exercise.files.first.map { paths([$0]) }
        let begin = judged.verdict.state == .notAttempted ? test.map(words.begin) : nil
        return "\(summaryLine(judged)). \(begin ?? words.goOn)"
    }

    private func summaryLine(_ judged: JudgedLap) -> String {
        "\(judged.lap.lap.title): \(style.paint(summary(judged), color(of: judged)))"
    }

    private var allDone: String {
        let hasReference = kit.katas.contains(where: \.hasReference)
        let advice = hasReference ? " \(words.compare): swift run kata compare KATA" : ""
        return style.paint(words.allKatasAreDone, .green) + advice
    }

    /// Both laps of a kata in one line, or in two if the terminal is narrow.
    func boardLine(of kata: Kata, _ judged: JudgedLaps, isCurrent: Bool) -> String {
        guard let green = judged[kata.lap(.green)] else { return kata.name }
        let bite = judged[kata.lap(.bite)]
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
        let hasBegunFirst = judged[kata.lap(.first)].map { $0.verdict.state != .notAttempted } == true
        let isNamed = hasBegunFirst && green.verdict.state == .notAttempted
        let state = isNamed ? "\(green.lap.lap.title): \(summary(green))" : summary(green)
        let line = [
            isCurrent ? "> " : "  ",
            style.bold(kata.name.padded(to: names)),
            "  \(style.bar(green.verdict.passed, of: green.verdict.outcomes.count, width: 8))  ",
            style.paint(state, color(of: green)),
        ].joined()
        guard let bite else { return line }
        let biteWords = "bite: \(style.paint(summary(bite), color(of: bite)))"
        guard width.map({ $0 >= 80 }) != false else { return "\(line)\n\(biteWords.indented(by: 4))" }
        return line + "".padded(to: max(0, summaries - state.columns) + 2) + biteWords
    }
}
