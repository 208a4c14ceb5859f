extension TextRenderer {
    /// A kata while it is watched: its line, what turned green or red since the last run, then the next thing to do.
    ///
    /// - Parameter next: the kata to go on with when this one is done.
    func watched(_ kata: Kata, _ lap: Lap, _ verdicts: Judge.Verdicts, next: Kata?) -> String {
        let laps = kata.laps.filter { $0.lap == lap } + kata.laps.filter { $0.lap != lap }
        let green = verdicts[kata.lap(.green)]
        return [
            green.map { overview(of: kata, $0) },
            lap == .bite ? verdicts[laps[0]].map(biteLine) : nil,
            changes(laps, verdicts),
            green.flatMap { celebration(of: kata, $0) },
            whatIsNext(in: kata, lap, verdicts, next: next),
        ].compactMap { $0 }.joined(separator: "\n\n")
    }

    func watched(_ cycle: Cycle) -> String {
        paragraphs(changes([cycle.lap], [cycle.lap: cycle.verdict]) ?? "", self.cycle(cycle))
    }

    func biteLine(_ verdict: LapVerdict) -> String {
        // The count of the mutants follows: nothing is wrong before it.
        let isUncounted = verdict.isGreen && verdict.mutants != nil && verdict.mutants?.killed == nil
        let summary = isUncounted ? words.green(verdict.passed, of: verdict.outcomes.count) : summary(verdict)
        return "  \(isUncounted ? "-" : mark(verdict.isDone)) \(words.ownTests(summary))"
    }

    /// After an edit of tests, the bite lap comes first if they are red.
    private func whatIsNext(in kata: Kata, _ lap: Lap, _ verdicts: Judge.Verdicts, next: Kata?) -> String? {
        let bite = kata.lap(.bite)
        guard lap == .bite, let verdict = verdicts[bite], !verdict.isDone, verdict.state != .notAttempted else {
            return self.next(in: kata, verdicts, after: next)
        }
        // The count of the mutants follows.
        return verdict.isGreen && verdict.mutants != nil ? nil : todo(bite, verdict)
    }

    private func changes(_ laps: [LapID], _ verdicts: Judge.Verdicts, most: Int = 5) -> String? {
        let lines = [true, false].flatMap { isGreen in
            let names = laps.compactMap { verdicts[$0] }.flatMap { $0.turned(green: isGreen) }
            let word = "\(mark(isGreen)) \(isGreen ? words.turnedGreen : words.turnedRed)"
            let rest = names.count - most
            return names.prefix(most).map { "\(word): \($0)" } + (rest > 0 ? ["  \(words.more(rest))"] : [])
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension LapVerdict {
    /// The names of the tests that have another verdict than in the run before.
    fileprivate func turned(green isGreen: Bool) -> [String] {
        guard let passedBefore, !outcomes.allSatisfy(\.id.isEmpty) else { return [] }
        return outcomes.filter { ($0.verdict == .passed) == isGreen && passedBefore.contains($0.title) != isGreen }
            .map(\.name)
    }
}
