extension TextRenderer {
    /// Each kata with its steps, on request all its failures, then the next thing to do.
    ///
    /// - Parameters:
    ///   - selected: the laps, of which the green ones may have only some of their suites.
    ///   - judged: the same laps as a whole.
    ///   - current: the lap that the learner is at, if all of its kata is asked for.
    ///   - next: a kata that is not done.
    func report(
        _ katas: [Kata],
        _ selected: JudgedLaps,
        of judged: JudgedLaps,
        at current: LapID? = nil,
        showsAll: Bool,
        next: Kata? = nil
    ) -> String {
        var parts: [String?] = []
        let greens = katas.laps(.green).compactMap { selected[$0] }
        let isBroken = greens.contains { $0.verdict.state == .doesNotCompile }
        let open = (isBroken ? nil : selected.ownTests(at: current)) ?? greens.first { !$0.isDone }
        for kata in katas {
            guard let green = selected[kata.lap(.green)] else { continue }
            let bite = selected[kata.lap(.bite)]
            let own = bite.flatMap { [.green, .red, .doesNotCompile].contains($0.verdict.state) ? $0 : nil }
            let isShown = { (lap: LapID) in selected[lap] != nil || current?.kata.name == kata.name }
            let first = kata.laps.first { $0.isTestFirst && isShown($0) && $0 != open?.lap }.map(selected.lap)
                .flatMap { $0.isDone ? nil : $0 }
            let overview = [overview(of: green), own.map(biteLine), first.map { "  - \(paused($0))" }]
            parts.append(overview.compactMap { $0 }.joined(separator: "\n"))
            if let own, !green.isDone, own.lap != open?.lap {
                parts += [whyNotDone(own), warnings(own.verdict.warnings)].map { $0?.indented(by: 4) }
            }
            if showsAll, green.verdict.state != .doesNotCompile { parts.append(failures(green.verdict, of: kata)) }
            if showsAll, let own, own.lap == open?.lap {
                let red = own.verdict.outcomes.filter { $0.verdict != .passed }
                parts += red.map { failure(of: $0, showsAll: true).indented(by: 2) }
            }
            if own?.verdict.state != .doesNotCompile { parts.append(success(of: green)) }
        }
        if let open {
            let isShown = showsAll && open.verdict.firstRed != nil && open.verdict.state != .doesNotCompile
            parts.append(todo(open, showsFailure: !isShown))
        } else {
            parts += katas.map { self.next(in: $0, judged, after: next) }
        }
        return parts.compactMap { $0 }.joined(separator: "\n\n")
    }

    /// All tests that did not pass. Above the edge cases of a green story is what they mean.
    private func failures(_ verdict: LapVerdict, of kata: Kata) -> String? {
        let texts = kata.guide.workingOrder.flatMap { step in
            step.suites.flatMap { suite in
                let red = verdict.outcomes(of: suite.name).filter { $0.verdict != .passed }
                let isStillWrong = !red.isEmpty && verdict.hasGreenStory(step)
                return (isStillWrong ? [words.stillWrong] : []) + red.map { failure(of: $0, showsAll: true) }
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n").indented(by: 2)
    }
}

extension JudgedLaps {
    /// What has not been judged is as it was shipped.
    func lap(_ lap: LapID) -> JudgedLap { self[lap] ?? JudgedLap(lap: lap, verdict: LapVerdict(notAttempted: lap)) }

    /// The learner's own tests of a lap, if they have begun and are not done.
    func ownTests(at lap: LapID?) -> JudgedLap? {
        guard let lap, lap.guide == nil, let own = self[lap] else { return nil }
        return own.isDone || own.verdict.state == .notAttempted ? nil : own
    }
}
