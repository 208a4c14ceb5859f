extension TextRenderer {
    /// A kata while it is watched: its line, what turned green or red since the last run, then the next thing to do.
    ///
    /// - Parameter next: the kata to go on with when this one is done.
    func watched(_ kata: Kata, _ lap: Lap, _ judged: JudgedLaps, next: Kata?) -> String {
        let laps = kata.laps.filter { $0.lap == lap } + kata.laps.filter { $0.lap != lap }
        let green = judged[kata.lap(.green)]
        return [
            green.map(overview),
            lap == .bite ? judged[kata.lap(.bite)].map(biteLine) : nil,
            changes(laps, judged),
            green.flatMap { success(of: $0) },
            whatIsNext(in: kata, lap, judged, next: next),
        ].compactMap { $0 }.joined(separator: "\n\n")
    }

    func biteLine(_ judged: JudgedLap) -> String {
        let (verdict, score) = (judged.verdict, judged.mutants)
        // The count of the mutants follows: nothing is wrong before it.
        let isUncounted = verdict.isGreen && score != nil && score?.killed == nil
        let tests = words.green(verdict.passed, of: verdict.outcomes.count)
        let killed = score.flatMap { score in score.killed.map { ", \(words.mutants($0, of: score.total))" } } ?? ""
        let summary = [.green, .red].contains(verdict.state) ? tests + killed : summary(judged)
        return "  \(isUncounted ? "-" : mark(judged.isDone)) \(words.ownTests(summary))"
    }

    /// After an edit of tests, the bite lap comes first if they are red.
    private func whatIsNext(in kata: Kata, _ lap: Lap, _ judged: JudgedLaps, next: Kata?) -> String? {
        guard let bite = judged.ownTests(at: kata.lap(lap)) else { return self.next(in: kata, judged, after: next) }
        // The count of the mutants follows.
        return bite.verdict.isGreen && bite.mutants != nil ? nil : todo(bite)
    }

    func changes(_ laps: [LapID], _ judged: JudgedLaps) -> String? {
        let lines = [true, false].flatMap { isGreen in
            let word = "\(mark(isGreen)) \(isGreen ? words.turnedGreen : words.turnedRed)"
            let names = laps.compactMap { judged[$0] }.flatMap { $0.turned(green: isGreen) }
            return firstLines(names.map { "\(word): \($0)" }, most: 5)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension JudgedLap {
    /// The names of the tests that have another verdict than in the run before.
    fileprivate func turned(green isGreen: Bool) -> [String] {
        guard let passed = earlier.passed, verdict.hasRun else { return [] }
        return verdict.outcomes.filter { test in
            (test.verdict == .passed) == isGreen && passed.contains(test.title) != isGreen
        }.map(\.name)
    }
}
