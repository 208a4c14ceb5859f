import Foundation

extension Session {
    /// Hints at the first red test or, when the code is green or the learner last wrote tests, at the bite lap. `again` shows
    /// the earlier hints.
    func hint(for kata: Kata, again: Bool = false) throws -> String {
        let green = kata.lap(.green)
        guard let judged = try judgeLearnersCode([green])[green] else {
            throw CommandError(.ownFailure, "\(kata.name) has no verdict")
        }
        return try hint(for: judged, again: again)
    }

    /// - Parameter judged: the green lap.
    func hint(for judged: JudgedLap, again: Bool = false) throws -> String {
        let (lap, verdict) = (judged.lap, judged.verdict)
        if let first = testFirstLap(of: lap.kata), progress.isCurrent(first) {
            return try hintForRule(of: first, again: again)
        }
        guard !judged.isDone, lap.kata.findLastChange()?.lap != .bite else {
            return try hintForTests(of: lap.kata, again: again)
        }
        if verdict.state == .doesNotCompile { return renderer.hint(forCompileErrorOf: judged) }
        guard renderer.whyNotDone(judged) == nil, let test = verdict.firstRed,
            let step = judged.nextStep, step.has(test.suite)
        else { return renderer.todo(judged) }
        let messages = test.failures.first?.messages ?? []
        let subject = test.suite == step.suite ? test.name : step.rule(of: test.name) ?? test.name
        return try hint(for: subject, in: step.suite, after: messages, of: lap, again: again)
    }

    /// The next hint that the kata's page has for a test or a rule.
    private func hint(
        for test: String,
        in suite: String?,
        after messages: [String] = [],
        of lap: LapID,
        again: Bool
    ) throws -> String {
        let list = lap.kata.hints?.list(for: test, in: suite, after: messages)
        let title = "\(lap.kata.name), \(suite ?? ""): \(test)"
        guard let list, !list.hints.isEmpty else { return "\(title)\n\n\(words.noHint(guide: guide(of: lap.kata)))" }
        let key = "\(title)\(list.message ?? "")"
        return try next(of: list.hints, title, lap, key: key, code: lap.readFiles(), again: again)
    }

    /// First the rule with the fewest killed mutants. Then, for each of its mutants that survives, what a user would
    /// notice, and a question.
    private func hintForTests(of kata: Kata, again: Bool) throws -> String {
        let lap = kata.lap(.bite)
        let mutants = try kata.mutants(lap.lap)
        guard !mutants.isEmpty else { return words.noHintForGreen }
        var survivors = lap.isUntouched() ? mutants.map(\.name) : try progress.survivors(of: lap)
        if survivors == nil {
            let report = try countMutants(in: [lap])[0]
            guard !report.validTests.isEmpty, report.rejected.isEmpty else {
                return renderer.mutants(report, hints: false)
            }
            survivors = report.survivors
        }
        let alive = mutants.filter { survivors?.contains($0.name) == true }
        guard !alive.isEmpty else { return words.allKilled(mutants.count, of: kata.name) }
        let title = "\(kata.name), \(words.biteLap(mutants.count - alive.count, of: mutants.count))"
        let rows = lap.mutantsByRule.map { row in
            (rule: row.rule, total: row.mutants.count, alive: alive.filter { row.mutants.contains($0.name) })
        }.filter { !$0.alive.isEmpty }
        // By share: of two rules that lose the same, the smaller one has the less.
        let weakest = rows.max { $0.alive.count * $1.total < $1.alive.count * $0.total }
        let first = weakest.map {
            words.weakest($0.rule, words.part($0.total - $0.alive.count, of: $0.total), guide: guide(of: kata))
        }
        let broken = weakest?.alive ?? alive
        let hints = [first].compactMap { $0 } + broken.flatMap { [words.survived($0.effect).asSentence, $0.hint] }
        // What survives decides whether the next hint is of use, not the code of the tests.
        let state = ["survivors": Data(broken.map(\.name).joined(separator: " ").utf8)]
        let key = "\(kata.name), bite lap \(weakest?.rule ?? "")"
        return try next(of: hints, title, lap, key: key, code: state, again: again)
    }

    /// Hints at the test of the first rule whose bugs survive or, before they are counted, of the first rule. Where bugs
    /// survive, what a user would notice of each comes before the test that catches it.
    private func hintForRule(of lap: LapID, again: Bool) throws -> String {
        var survivors = try progress.survivors(of: lap)
        if survivors == nil, try lap.kata.countMutants(lap.lap) > 0,
            try judgeLearnersCode([lap])[lap]?.verdict.isGreen == true
        {
            survivors = try countMutants(in: [lap])[0].survivors
        }
        guard let survivors, !survivors.isEmpty else {
            guard survivors == nil, let rule = lap.exercise.rules.first else { return words.noHintForGreen }
            return try hint(for: rule, in: lap.lap.title, of: lap, again: again)
        }
        let alive = try lap.kata.mutants(lap.lap).filter { survivors.contains($0.name) }
        guard let row = lap.mutantsByRule.first(where: { row in alive.contains { row.mutants.contains($0.name) } })
        else {
            return words.noHintForGreen
        }
        let bugs = alive.filter { row.mutants.contains($0.name) }
        let page = lap.kata.hints?.list(for: row.rule, in: lap.lap.title, after: [])?.hints ?? []
        let hints =
            page.dropLast() + bugs.flatMap { [words.survived($0.effect).asSentence, $0.hint] } + page.suffix(1)
        let score = words.caught(row.mutants.count - bugs.count, of: row.mutants.count)
        let state = ["survivors": Data(bugs.map(\.name).joined(separator: " ").utf8)]
        let title = "\(lap.kata.name), \(lap.lap.title): \(row.rule), \(score)"
        return try next(
            of: Array(hints),
            title,
            lap,
            key: "\(lap.kata.name), first lap \(row.rule)",
            code: state,
            again: again
        )
    }

    private var words: Words { renderer.words }

    private func guide(of kata: Kata) -> String { kata.translatedFile(of: .guide).path(from: renderer.folder) }

    /// One hint more than the last time.
    ///
    /// - Parameters:
    ///   - key: of these hints in the memory.
    ///   - code: what must change before the first hint is of use again.
    private func next(
        of hints: [String],
        _ title: String,
        _ lap: LapID,
        key: String,
        code: [String: Data],
        again: Bool
    ) throws -> String {
        let guide = guide(of: lap.kata)
        let level = again ? progress.hintsSeen(for: key) : try progress.nextHint(for: key, code: code)
        let shown = hints[(again ? 0 : min(level, hints.count) - 1)..<min(level, hints.count)]
        let command = renderer.hintCommand(lap.kata)
        let footer =
            switch level {
            case 0: words.noHintYet(next: command)
            case ..<hints.count: words.hint(level, of: hints.count, next: command)
            default: words.lastHint(hints.count, of: hints.count, guide: guide)
            }
        let texts = shown.map { renderer.withoutFences($0.withParagraphsInOneLine()).indented(by: 2) }
        return ([renderer.style.bold(title)] + texts + [footer]).joined(separator: "\n\n")
    }
}
