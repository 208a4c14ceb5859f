extension TextRenderer {
    /// Each lap with its steps, on request all its failures, then the next thing to do.
    ///
    /// - Parameters:
    ///   - mutants: of the katas' bite laps.
    ///   - cycles: of the katas whose test-first lap the learner is at. What is next in them is not on this page.
    func report(
        _ laps: [LapID],
        _ judged: JudgedLaps,
        mutants: [String: MutantScore] = [:],
        cycles: [Cycle] = [],
        showsAll: Bool
    ) -> String {
        var parts: [String] = []
        for lap in laps {
            guard let green = judged[lap] else { continue }
            let counted = mutants[lap.kata.name].flatMap { score in score.killed.map { (score, $0) } }
            let broken = judged[lap.kata.lap(.bite)]
            let bite = counted.map { "  \(words.biteLap($1, of: $0.total))" } ?? broken.map(biteLine)
            let cycle = cycles.first { $0.lap.kata.name == lap.kata.name }
            let overview = overview(of: green, hasSteps: cycle == nil)
            parts.append([overview, bite].compactMap { $0 }.joined(separator: "\n"))
            if let broken, !green.isDone { parts += [whyNotDone(broken)?.indented(by: 4)].compactMap { $0 } }
            if showsAll, green.verdict.state != .doesNotCompile {
                parts += failures(green.verdict, of: lap.kata).map { $0.indented(by: 2) }
            }
            if cycle == nil, let success = success(of: green) { parts.append(success) }
            if let cycle { parts.append(self.cycle(cycle)) }
        }
        let laps = laps.filter { lap in !cycles.contains { $0.lap.kata.name == lap.kata.name } }
        if let lap = laps.first(where: { judged[$0]?.isDone != true }), let open = judged[lap] {
            let isShown = showsAll && open.verdict.firstRed != nil && open.verdict.state != .doesNotCompile
            parts.append(todo(open, showsFailure: !isShown))
        } else {
            parts += laps.compactMap { judged[$0].flatMap { warnings($0.verdict.warnings) } }
            parts += laps.filter { lap in lap.kata.guide.steps.allSatisfy { judged[lap]?.verdict.isGreen($0) == true } }
                .map(\.kata).map { kata in
                    if let broken = judged[kata.lap(.bite)] { return todo(broken) }
                    guard mutants[kata.name]?.isComplete == true else {
                        return afterGreen(kata, mutants: mutants[kata.name])
                    }
                    return kata.laps.first(where: \.isTestFirst).map(beginning) ?? words.isDone(kata.name)
                }
        }
        return parts.joined(separator: "\n\n")
    }

    /// All tests that did not pass. Above the edge cases of a green story is what they mean.
    private func failures(_ verdict: LapVerdict, of kata: Kata) -> [String] {
        kata.guide.workingOrder.flatMap { step in
            step.suites.flatMap { suite in
                let red = verdict.outcomes(of: suite.name).filter { $0.verdict != .passed }
                let isStillWrong = !red.isEmpty && verdict.hasGreenStory(step)
                return (isStillWrong ? [words.stillWrong] : []) + red.map { failure(of: $0, showsAll: true) }
            }
        }
    }
}
