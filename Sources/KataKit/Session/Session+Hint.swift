import Foundation

extension Session {
    /// Hints at the lap that the learner is at: at the first red test or, where they write tests, at a rule.
    ///
    /// - Parameters:
    ///   - known: laps that have been judged. They are used only where the kit's tests decide.
    ///   - again: whether to show the earlier hints, and no new one.
    func hint(in kata: Kata, _ known: JudgedLaps = [:], again: Bool = false) throws -> String {
        let (open, first) = (progress.currentLap(of: kata), kata.lap(.first))
        // As long as no other lap has begun, who has the star may go on.
        let survivors = progress.isDone(first) ? try progress.survivors(of: first) ?? [] : []
        let lap = !survivors.isEmpty && open.isUntouched() ? first : open
        guard lap.guide != nil else { return try hintForTests(of: lap, again: again) }
        let judged = try known[lap] ?? judge(lap)
        guard !judged.isDone else { return words.noHintForGreen }
        let verdict = judged.verdict
        guard renderer.whyNotDone(judged) == nil, let test = verdict.firstRed,
            let step = judged.nextStep, step.has(test.suite)
        else { return renderer.todo(judged) }
        let messages = test.failures.first?.messages ?? []
        let subject = test.suite == step.suite ? test.name : step.rule(of: test.name) ?? test.name
        let title = "\(kata.name), \(step.suite): \(subject)"
        let list = kata.hints?.list(for: subject, in: step.suite, after: messages)
        // As long as it fails in the same way. An address is another one in each run.
        let failure = messages.map { $0.replacing(/0x[0-9a-f]+/, with: "") }.joined(separator: "\n")
        let key = "\(title)\(list?.message ?? "")"
        return try next(of: list?.hints ?? [], title, lap, key: key, cause: failure, again: again)
    }

    /// Hints at the rule that the learner's own tests check least. For each of its mutants that survives, they say what a
    /// user would notice, and ask a question. In a test-first lap, they begin and end as the kata's page, and a test that is
    /// wrong comes first.
    private func hintForTests(of lap: LapID, again: Bool) throws -> String {
        let mutants = try lap.kata.mutants(lap.lap)
        guard lap.isTestFirst || !mutants.isEmpty else { return words.noHintForGreen }
        if lap.isTestFirst, !lap.isUntouched(), let hint = try hintAtOneTest(of: lap, again: again) { return hint }
        var survivors = try lap.isUntouched() ? mutants.map(\.name) : progress.survivors(of: lap)
        if survivors == nil, !lap.isTestFirst {
            let report = try countMutants(of: lap)
            guard !report.validTests.isEmpty, report.rejected.isEmpty else {
                return renderer.mutants(report)
            }
            survivors = report.survivors
        }
        let alive = Set(survivors ?? mutants.map(\.name))
        guard !alive.isEmpty || lap.isTestFirst else { return words.allKilled(mutants.count, of: lap.kata.name) }
        guard let row = try weakestRule(of: lap, alive, isCounted: survivors != nil) else {
            return words.noHintForGreen
        }
        let bugs = row.mutants.compactMap { name in mutants.first { $0.name == name } }
        let crashing = progress.notCounted(of: lap)
        let texts = bugs.flatMap { bug in
            [(crashing.contains(bug.name) ? words.crashed : words.survived)(bug.effect).asSentence, bug.hint]
        }
        let closed = bugs.indices.filter { !alive.contains(bugs[$0].name) }
        let title = "\(lap.kata.name), \(lap.lap.title)"
        let (about, intro, end): (String, [String], [String])
        if lap.isTestFirst {
            let page = lap.kata.hints?.list(for: row.rule, in: lap.lap.title, after: [])?.hints ?? []
            if survivors != nil, row.mutants.isEmpty {
                let failing = try judge.check(lap).failingChecks(of: row.rule)
                let hints = failing.map(words.failsCheck) + page.suffix(1)
                let (key, cause) = ("\(title) \(row.rule), code", failing.joined())
                return try next(of: hints, "\(title): \(row.rule)", lap, key: key, cause: cause, again: again)
            }
            let caught = closed.isEmpty ? "" : ", \(words.caught(closed.count, of: bugs.count))"
            (about, intro, end) = ("\(row.rule)\(caught)", page.dropLast(), page.suffix(1))
        } else {
            let score = words.part(closed.count, of: bugs.count)
            let weakest = row.rule.isEmpty ? [] : [words.weakest(row.rule, score, guide: guide(of: lap.kata))]
            (about, intro, end) = (words.mutants(mutants.count - alive.count, of: mutants.count), weakest, [])
        }
        // Who catches a bug of a rule knows how to begin.
        let known = lap.isTestFirst && !closed.isEmpty ? Array(intro.indices) : []
        return try next(
            of: intro + texts + end,
            "\(title): \(about)",
            lap,
            key: "\(title) \(row.rule)",
            without: known + closed.map { intro.count + 2 * $0 }.flatMap { [$0, $0 + 1] },
            again: again
        )
    }

    /// In a test-first lap, where the code does not compile, or a test is wrong or red. Nobody knows the rule of a red test: the
    /// second time, there is a hint at the first rule that is not kept.
    private func hintAtOneTest(of lap: LapID, again: Bool) throws -> String? {
        let judged = try judge(lap)
        if judged.verdict.state == .doesNotCompile { return renderer.todo(judged) }
        let wrong = try progress.wrongTests(of: lap)
        let tests = wrong.isEmpty ? [judged.firstRed].compactMap { $0 }.filter(\.isRed) : wrong
        guard let test = tests.first, !again else { return nil }
        let cause = test.failures.flatMap(\.messages).joined(separator: "\n")
        let key = "\(lap.kata.name), \(test.title)"
        let isMain = !wrong.isEmpty || test.verdict != .failed
        guard isMain || !progress.hasHint(for: key, cause: cause) else { return nil }
        _ = try progress.nextHint(for: key, among: [0], cause: cause)
        return renderer.hint(at: tests, isRight: wrong.isEmpty, of: lap)
    }

    /// The rule that loses the largest share of its mutants. In a test-first lap, the first that the code breaks and that the
    /// learner has begun, then one of which too few are killed, then any that it breaks, then the weakest.
    ///
    /// - Returns: without mutants where the code comes before more tests; nil when nothing is left to check.
    private func weakestRule(of lap: LapID, _ alive: Set<String>, isCounted: Bool) throws -> RuleRow? {
        let rows = lap.mutantsByRule
        let open = rows.filter { !alive.isDisjoint(with: $0.mutants) }
        guard lap.isTestFirst else {
            func share(_ row: RuleRow) -> Int {
                alive.intersection(row.mutants).count * 1_000 / row.mutants.count
            }
            return open.max { share($0) < share($1) } ?? RuleRow(rule: "", mutants: alive.sorted())
        }
        func killed(_ row: RuleRow) -> Int { row.mutants.count { !alive.contains($0) } }
        func weakness(_ row: RuleRow) -> (Double, Int) {
            (Double(killed(row)) / Double(row.mutants.count), -row.mutants.count)
        }
        let unchecked = open.filter { !lap.isChecked(killed($0), of: $0.mutants.count) }
        // As long as the code breaks a rule, a test of another one is green from the start.
        let broken = try isCounted ? judge.check(lap).brokenRules(of: lap) : lap.exercise.rules
        let begun = broken.first { rule in rows.contains { $0.rule == rule && killed($0) > 0 } }
        return begun.map { RuleRow(rule: $0, mutants: []) } ?? unchecked.first { broken.contains($0.rule) }
            ?? broken.first.map { RuleRow(rule: $0, mutants: []) }
            ?? unchecked.first ?? open.min { weakness($0) < weakness($1) }
    }

    private var words: Words { renderer.words }

    private func guide(of kata: Kata) -> String { kata.translatedFile(of: .guide).path(from: renderer.folder) }

    /// One hint more than the last time or, again, those that were shown.
    ///
    /// - Parameters:
    ///   - key: of these hints in the memory.
    ///   - cause: what must change before the first hint is of use again. Nil where none is shown twice: then nobody knows how
    ///     many will be of use.
    ///   - closed: the places of hints that are no longer of use.
    private func next(
        of hints: [String],
        _ title: String,
        _ lap: LapID,
        key: String,
        cause: String? = nil,
        without closed: [Int] = [],
        again: Bool
    ) throws -> String {
        guard !hints.isEmpty else { return "\(title)\n\n\(words.noHint(guide: guide(of: lap.kata)))" }
        let open = hints.indices.filter { !closed.contains($0) }
        let shown =
            try again
            ? progress.hintsSeen(for: key).filter(open.contains)
            : [progress.nextHint(for: key, among: open, cause: cause)]
        let (last, command) = (shown.last ?? -1, renderer.hintCommand(lap.kata))
        let number = progress.hintsShown(for: key)
        let level = cause == nil ? "\(number)" : words.part(last + 1, of: hints.count)
        let isLast = last == open.last
        let footer = isLast ? words.lastHint(level, guide: guide(of: lap.kata)) : words.hint(level, next: command)
        let texts = shown.map { renderer.withoutFences(hints[$0].withParagraphsInOneLine()).indented(by: 2) }
        return ([renderer.style.bold(title)] + texts + [footer]).joined(separator: "\n\n")
    }
}
