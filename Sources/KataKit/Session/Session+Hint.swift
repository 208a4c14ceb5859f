import Foundation

extension Session {
    /// Hints at the lap that the learner is at: at the first red test or, where they write tests, at a rule.
    ///
    /// - Parameters:
    ///   - known: laps that have been judged.
    ///   - again: whether to show the earlier hints, and no new one.
    func hint(in kata: Kata, _ known: JudgedLaps = [:], again: Bool = false) throws -> String {
        let lap = progress.currentLap(of: kata)
        guard lap.guide != nil else { return try hintForTests(of: lap, again: again) }
        let judged = try known[lap] ?? judge(lap)
        guard !judged.isDone else { return words.noHintForGreen }
        let verdict = judged.verdict
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
        in suite: String,
        after messages: [String] = [],
        of lap: LapID,
        again: Bool
    ) throws -> String {
        let title = "\(lap.kata.name), \(suite): \(test)"
        guard let list = lap.kata.hints?.list(for: test, in: suite, after: messages), !list.hints.isEmpty else {
            return "\(title)\n\n\(words.noHint(guide: guide(of: lap.kata)))"
        }
        let key = "\(title)\(list.message ?? "")"
        // As long as it fails in the same way. An address is another one in each run.
        let failure = messages.map { $0.replacing(/0x[0-9a-f]+/, with: "") }.joined(separator: "\n")
        return try next(of: list.hints, title, lap, key: key, cause: ["failure": Data(failure.utf8)], again: again)
    }

    /// Hints at the rule that the learner's own tests check least. For each of its mutants that survives, they say what a
    /// user would notice, and ask a question.
    private func hintForTests(of lap: LapID, again: Bool) throws -> String {
        let mutants = try lap.kata.mutants(lap.lap)
        guard lap.isTestFirst || !mutants.isEmpty else { return words.noHintForGreen }
        if lap.isTestFirst, !lap.isUntouched() {
            let judged = try judge(lap)
            if judged.verdict.state == .doesNotCompile { return renderer.hint(forCompileErrorOf: judged) }
        }
        let wrong = lap.isTestFirst && !lap.isUntouched() ? progress.wrongTests(of: lap) : []
        guard wrong.isEmpty else { return renderer.hint(forWrong: wrong, of: lap) }
        var survivors = lap.isUntouched() ? mutants.map(\.name) : try progress.survivors(of: lap)
        if survivors == nil, !lap.isTestFirst {
            let report = try countMutants(of: lap)
            guard !report.validTests.isEmpty, report.rejected.isEmpty else {
                return renderer.mutants(report, hints: false)
            }
            survivors = report.survivors
        }
        let alive = mutants.filter { survivors?.contains($0.name) == true }
        if alive.isEmpty, lap.isTestFirst {
            let broken = try survivors == nil ? lap.exercise.rules : judge.check(lap).brokenRules(of: lap).map(\.rule)
            guard let rule = broken.first, !progress.isDone(lap) else { return words.noHintForGreen }
            return try hint(for: rule, in: lap.lap.title, of: lap, again: again)
        }
        guard !alive.isEmpty else { return words.allKilled(mutants.count, of: lap.kata.name) }
        let rows = lap.mutantsByRule.map { row in
            (rule: row.rule, total: row.mutants.count, alive: alive.filter { row.mutants.contains($0.name) })
        }.filter { !$0.alive.isEmpty }
        // By share: of two rules that lose the same, the smaller one has the less. A test-first lap follows its rules.
        let weakest = lap.isTestFirst ? rows.first : rows.max { $0.alive.count * $1.total < $1.alive.count * $0.total }
        let row = weakest ?? (rule: "", total: alive.count, alive: alive)
        let (bugs, caught) = (
            row.alive.flatMap { bug in
                let crashes = progress.notCounted(of: lap).contains(bug.name)
                return [(crashes ? words.crashed : words.survived)(bug.effect).asSentence, bug.hint]
            }, row.total - row.alive.count
        )
        let title: String
        let hints: [String]
        if lap.isTestFirst {
            let page = lap.kata.hints?.list(for: row.rule, in: lap.lap.title, after: [])?.hints ?? []
            title = "\(lap.lap.title): \(row.rule), \(words.caught(caught, of: row.total))"
            hints = page.dropLast() + bugs + page.suffix(1)
        } else {
            let score = words.part(caught, of: row.total)
            title = words.biteLap(mutants.count - alive.count, of: mutants.count)
            hints = (weakest == nil ? [] : [words.weakest(row.rule, score, guide: guide(of: lap.kata))]) + bugs
        }
        return try next(
            of: hints,
            "\(lap.kata.name), \(title)",
            lap,
            key: "\(lap.kata.name), \(lap.isTestFirst ? lap.lap.title : title) \(row.rule)",
            // What survives decides whether the next hint is of use, not the code of the tests. A rule of a test-first lap
            // shows no hint twice.
            cause: lap.isTestFirst ? nil : ["survivors": Data(row.alive.map(\.name).joined(separator: " ").utf8)],
            again: again
        )
    }

    private var words: Words { renderer.words }

    private func guide(of kata: Kata) -> String { kata.translatedFile(of: .guide).path(from: renderer.folder) }

    /// One hint more than the last time.
    ///
    /// - Parameters:
    ///   - key: of these hints in the memory.
    ///   - cause: what must change before the first hint is of use again; nil where none is shown again.
    private func next(
        of hints: [String],
        _ title: String,
        _ lap: LapID,
        key: String,
        cause: [String: Data]?,
        again: Bool
    ) throws -> String {
        let level =
            try again
            ? progress.hintsSeen(for: key)
            : cause.map { try progress.nextHint(for: key, cause: $0) } ?? progress.nextHint(for: key, of: hints)
        let shown = hints[(again ? 0 : min(level, hints.count) - 1)..<min(level, hints.count)]
        let command = renderer.hintCommand(lap.kata)
        let footer =
            switch level {
            case 0: words.noHintYet(next: command)
            case ..<hints.count: words.hint(level, of: hints.count, next: command)
            default: words.lastHint(hints.count, of: hints.count, guide: guide(of: lap.kata))
            }
        let texts = shown.map { renderer.withoutFences($0.withParagraphsInOneLine()).indented(by: 2) }
        return ([renderer.style.bold(title)] + texts + [footer]).joined(separator: "\n\n")
    }
}
