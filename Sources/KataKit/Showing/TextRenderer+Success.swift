extension TextRenderer {
    /// What to say when something turned green: a kata, or a step of it. Nil when nothing did.
    func celebration(of kata: Kata, _ verdict: LapVerdict) -> String? {
        let fresh = kata.guide.workingOrder.filter { verdict.hasTurnedGreen($0, of: kata) }
        let isWhole = verdict.isDone && kata.guide.steps.allSatisfy(verdict.isGreen)
        // In a first run, nothing has turned green.
        guard let step = fresh.last, isWhole || verdict.passedBefore != nil else { return nil }
        let title =
            isWhole
            ? "All \(verdict.passed) tests of \(kata.name) are green." : "Step \(step.number), \(step.suite), is green."
        return achievement(title, lesson: step.lesson)
    }

    /// What comes after a green lap: the refactoring, the reference, and the bite lap. If that has begun, only the rest of it.
    func afterGreen(_ kata: Kata, bugs: CaughtBugs? = nil) -> String {
        let bite = LapID(kata: kata, lap: .bite)
        if let bugs, !bite.isUntouched() {
            return todo(bite, LapVerdict(state: .green, bugs: bugs), showsFailure: false)
        }
        let refactor = kata.guide.sections.contains(Guide.refactor)
        let guide = kata.file(of: .guide).path(from: folder)
        let tests = kata.guide.biteFiles.map { kit.root.appending(path: $0).path(from: folder) }
        let lines = [
            refactor ? "Refactor  \(guide)#refactor" : nil,
            kata.hasReference ? "Compare   \(hasKeys ? "press c" : "swift run kata compare \(kata.name)")" : nil,
            tests.isEmpty ? nil : "Test      \(tests.joined(separator: "\n          "))",
            hasKeys || !hasMutants(kata) ? nil : "Bugs      swift run kata mutants \(kata.name)",
        ]
        return paragraphs(
            style.bold("Next: \(kata.name), \(refactor ? "refactor, then the bite lap" : "bite lap")"),
            lines.compactMap { $0 }.joined(separator: "\n").indented(by: 2)
        )
    }

    private func hasMutants(_ kata: Kata) -> Bool {
        (try? kata.mutants(.bite).isEmpty) == false
    }

    /// What to say when the learner's own tests catch all bugs.
    func celebration(of report: MutationReport) -> String? {
        guard report.isComplete, !report.results.isEmpty else { return nil }
        let kata = report.kata
        return achievement("All \(report.killed) bugs of \(kata.name) are caught.", lesson: kata.guide.biteLesson)
    }

    /// What comes after a kata.
    ///
    /// - Parameter next: a kata that is not done; nil when all are.
    func afterKata(_ kata: Kata, next: Kata?) -> String {
        let review = kata.file(of: .review)
        let lines = [
            review.exists ? "Read  \(review.path(from: folder)): what the article's tests miss" : nil,
            next.map { hasKeys ? "Then  press n until you watch \($0.name)" : "Then  swift run kata test \($0.name)" },
        ]
        return paragraphs(
            style.bold(next.map { "\(kata.name) is done. Next: \($0.name)" } ?? "All katas are done."),
            lines.compactMap { $0 }.joined(separator: "\n").indented(by: 2)
        )
    }

    /// What comes after a bite lap whose green lap is not done.
    func backToGreen(_ kata: Kata) -> String {
        let command = "  Run    swift run kata test \(kata.name)"
        return paragraphs(style.bold("Next: \(kata.name), green lap"), command)
    }

    private func achievement(_ title: String, lesson: String) -> String {
        let star = style.paint(style.isPlain ? title : "★ \(title)", .green)
        return lesson.isEmpty ? star : "\(star)\nLearned: \(lesson)"
    }
}
