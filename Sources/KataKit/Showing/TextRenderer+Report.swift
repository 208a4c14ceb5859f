extension TextRenderer {
    /// Each lap with its steps, on request all its failures, then the next thing to do.
    func report(_ laps: [LapID], _ verdicts: Judge.Verdicts, showsAll: Bool) -> String {
        var parts: [String] = []
        for lap in laps {
            guard let verdict = verdicts[lap] else { continue }
            parts.append(overview(of: lap.kata, verdict, marking: verdict.firstRed))
            if showsAll, verdict.state != .doesNotCompile {
                parts += verdict.outcomes.filter { $0.verdict != .passed }.map { failure(of: $0).indented(by: 2) }
            }
        }
        if let lap = laps.first(where: { verdicts[$0]?.isDone != true }), let verdict = verdicts[lap] {
            parts.append(todo(lap, verdict))
        } else {
            parts += laps.compactMap { verdicts[$0].flatMap { warnings($0) } }
            parts += laps.compactMap { lap in
                verdicts[lap].flatMap { refactor(lap.kata, $0) }
                    .map { "\($0)\nThen the bite lap: swift run kata mutants \(lap.kata.name)" }
            }
        }
        return parts.joined(separator: "\n\n")
    }
}
