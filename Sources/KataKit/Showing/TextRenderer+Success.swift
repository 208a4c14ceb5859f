extension TextRenderer {
    /// What to say when something turned green: a kata, a step of it, or the story of a step. Nil when nothing did.
    func success(of judged: JudgedLap) -> String? {
        let (kata, verdict) = (judged.lap.kata, judged.verdict)
        let isWhole = judged.isDone && kata.guide.steps.allSatisfy(verdict.isGreen)
        // In a first run, nothing has turned green.
        guard isWhole || judged.earlier.passed != nil else { return nil }
        let steps = kata.guide.workingOrder
        let story = steps.last { !$0.edgeCases.isEmpty && judged.hasTurnedStoryGreen($0) }
        let told = story.map { tell($0, verdict) }
        guard let step = steps.last(where: judged.hasTurnedGreen) else { return told }
        let title =
            isWhole
            ? words.allGreen(verdict.passed, of: kata.name) : words.isGreen(step: step.number, suite: step.suite)
        let screen = verdict.outcomes.first { $0.name == kata.guide.screen?.test }?.attachment
        return paragraphs(
            isWhole ? screen?.indented(by: 2) ?? "" : "",
            achievement(title, lesson: step.lesson),
            told ?? ""
        )
    }

    /// What a green story shows, what it does not notice, and how far the edge cases are.
    private func tell(_ step: Guide.Step, _ verdict: LapVerdict) -> String {
        let (story, edgeCases) = (verdict.outcomes(of: step.suite), verdict.outcomes(of: step.edgeSuite))
        return [
            words.story(of: step.number, words.part(story.count, of: story.count)),
            step.wrongPrograms.map { words.misses($0.missed, of: $0.total) },
            edgeCases.isEmpty
                ? nil : words.edgeCases(edgeCases.count { $0.verdict == .passed }, of: edgeCases.count),
        ].compactMap { $0 }.joined(separator: "\n")
    }

    /// What comes after a green lap: the refactoring, the reference, and the bite lap.
    private func afterGreen(_ kata: Kata) -> String {
        let hasMutants = kata.countMutants(.bite) > 0
        let lines = [
            refactoring(kata), comparison(kata),
            (words.test, paths(kata.lap(.bite).exercise.files)),
            (words.count, hasMutants && !hasKeys ? "swift run kata mutants \(kata.name)" : ""),
        ]
        return paragraphs(
            style.bold(words.next("\(kata.name), \(kata.refactorAnchor == nil ? "bite lap" : words.refactorFirst)")),
            list(lines, gap: 2)
        )
    }

    private func refactoring(_ kata: Kata) -> (label: String, text: String) {
        let guide = kata.translatedFile(of: .guide).path(from: folder)
        return (words.refactor, kata.refactorAnchor.map { "\(guide)#\($0)" } ?? "")
    }

    private func comparison(_ kata: Kata) -> (label: String, text: String) {
        let compare = hasKeys ? words.press("c") : "swift run kata compare \(kata.name)"
        return (words.compare, kata.hasReference ? compare : "")
    }

    /// What to say when the learner's own tests kill all mutants.
    func success(of report: MutationReport) -> String? {
        guard report.isComplete, !report.results.isEmpty, !report.lap.isTestFirst else { return nil }
        return achievement(words.allKilled(report.killed, of: report.kata.name), lesson: report.lap.exercise.lesson)
    }

    /// - Parameter next: a kata that is not done; nil when all are.
    func afterKata(_ kata: Kata, next: Kata?) -> String {
        let review = kata.translatedFile(of: .review)
        let way = next.map { hasKeys ? words.press("n") : "swift run kata test \($0.name)" }
        let polish = kata.laps.count == 1 ? [refactoring(kata), comparison(kata)] : []
        let missed = kata.hasArticle ? ": \(words.whatTheArticleMisses)" : ""
        let lines =
            polish + [
                (words.read, review.exists ? "\(review.path(from: folder))\(missed)" : ""),
                (words.then, way ?? ""),
            ]
        return paragraphs(
            style.bold(next.map { words.isDone(kata.name, next: $0.name) } ?? words.allKatasAreDone),
            list(lines, gap: 2)
        )
    }

    /// The first thing to do in a lap in which the learner writes tests.
    func beginning(of lap: LapID) -> String {
        guard lap.isTestFirst else { return afterGreen(lap.kata) }
        return todo(JudgedLap(lap: lap, verdict: LapVerdict(state: .notAttempted)), showsFailure: false)
    }

    func achievement(_ title: String, lesson: String) -> String {
        let star = style.paint(style.isPlain ? title : "★ \(title)", .green)
        return lesson.isEmpty ? star : "\(star)\n\(words.learned(lesson))"
    }
}
