import Foundation

extension TextRenderer {
    /// A kata while it is watched: its line, what turned green or red since the last run, then the next thing to do.
    func watched(_ kata: Kata, _ lap: Lap, _ verdicts: Judge.Verdicts, before: Judge.Verdicts) -> String {
        let laps = [kata].laps([lap] + Lap.allCases.filter { $0 != lap })
        let green = laps.first { $0.lap == .green }.flatMap { verdicts[$0] }
        let next = laps.first { verdicts[$0]?.isDone == false }
        return [
            green.map { overview(of: kata, $0, marking: $0.firstRed) },
            lap == .bite ? verdicts[laps[0]].map(biteLine) : nil,
            changes(laps, verdicts, before),
            green.flatMap { celebration(of: kata, $0, before[LapID(kata: kata, lap: .green)]) },
            // What is next has its own warnings.
            warnings(of: next == nil ? laps : laps.filter { $0.lap == lap && $0 != next }, verdicts),
            next.flatMap { lap in verdicts[lap].map { todo(lap, $0, naming: false) } }
                ?? style.paint("\(kata.name) is done, both laps.", .green),
        ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func warnings(of laps: [LapID], _ verdicts: Judge.Verdicts) -> String {
        laps.compactMap { verdicts[$0].flatMap(warnings) }.joined(separator: "\n\n")
    }

    /// The line of the bite lap.
    func biteLine(_ verdict: LapVerdict) -> String {
        "  \(style.mark(verdict.isGreen)) bite lap: your own tests, \(summary(verdict))"
    }

    private func changes(_ laps: [LapID], _ verdicts: Judge.Verdicts, _ before: Judge.Verdicts, most: Int = 5)
        -> String?
    {
        let lines = [true, false].flatMap { isGreen in
            let names = laps.flatMap { lap -> [String] in
                guard let now = verdicts[lap], let before = before[lap], !now.outcomes.allSatisfy(\.id.isEmpty) else {
                    return []
                }
                let same = before.names(green: isGreen)
                return now.outcomes.map(\.name).filter { now.names(green: isGreen).contains($0) && !same.contains($0) }
            }
            let word = "\(style.mark(isGreen)) turned \(isGreen ? "green" : "red")"
            let rest = names.count - most
            return names.prefix(most).map { "\(word): \($0)" } + (rest > 0 ? ["  … and \(rest) more"] : [])
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// One line for a step, or a whole kata, that turned green.
    private func celebration(of kata: Kata, _ verdict: LapVerdict, _ before: LapVerdict?) -> String? {
        if verdict.isDone {
            guard before?.isDone == false else { return nil }
            return style.paint("★ All \(verdict.passed) tests of \(kata.name) are green!", .green)
        }
        let fresh = kata.guide.steps.filter { verdict.isGreen($0) && before?.isGreen($0) == false }
        guard let step = fresh.last else { return nil }
        return style.paint("★ Step \(step.number), \(step.suite), is green!", .green)
    }
}

extension LapVerdict {
    fileprivate func names(green: Bool) -> Set<String> {
        Set(outcomes.filter { ($0.verdict == .passed) == green }.map(\.name))
    }

    fileprivate func isGreen(_ step: Guide.Step) -> Bool {
        let outcomes = outcomes(of: step)
        return !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .passed }
    }
}
