import Foundation

extension Session {
    /// Compares the learner's code with the reference: the verdicts and, where the learner may see them, the sources.
    ///
    /// - Returns: the text, and whether the verdicts are the same.
    func comparison(of kata: Kata, reveals: Bool) throws -> (text: String, isSame: Bool) {
        let lap = LapID(kata: kata, lap: .green)
        guard kata.hasReference else {
            throw CommandError(.misuse, "there is no reference to compare with: this kit comes without the reference")
        }
        let mine = try judgeLearnersCode([lap])[lap]
        let reference = try judge.judgeReference(kata)
        guard let mine, let reference else { throw CommandError(.ownFailure, "\(kata.name) has no verdict") }
        let sources =
            mine.isGreen || reveals
            ? try difference(of: kata)
            : "You see the reference when your code is green. To see it now: --reveal"
        let isSame = zip(mine.outcomes, reference.outcomes).allSatisfy { $0.verdict == $1.verdict }
        let parts = [renderer.comparison(of: kata, mine, reference), try comparisonOfOwnTests(of: kata), sources]
        return (parts.compactMap { $0 }.joined(separator: "\n\n"), isSame)
    }

    /// Compares the mutants that the learner's own tests kill with those of the model answer; nil when the learner has
    /// no tests.
    private func comparisonOfOwnTests(of kata: Kata) throws -> String? {
        guard !LapID(kata: kata, lap: .bite).isUntouched(), try !kata.mutants(.bite).isEmpty else { return nil }
        let mine = try mutationRun(stage: "mutants").report(on: .bite(kata, tests: kata.ownTests))
        let model = try mutationRun(stage: "model-answer").report(on: .bite(kata, tests: kata.modelAnswer))
        return renderer.comparison(mine, model)
    }

    /// What `git diff` says about the two source folders, the learner's first: in two columns if the terminal is wide
    /// enough.
    private func difference(of kata: Kata) throws -> String {
        let width = renderer.width ?? 80
        let isWide = width >= SideBySide.leastWidth
        let reference = kata.solution.appending(path: "Sources").path(from: kit.root)
        let diff = try judge.launcher.capture(
            [
                "git", "-C", kit.root.path, "diff", "--no-index", "--no-prefix",
                renderer.style.isColored && !isWide ? "--color=always" : "--color=never",
                kata.sources.path(from: kit.root), reference,
            ],
            timeout: judge.testTimeout
        )
        switch diff.ending {
        case .exited(0): return "Your sources and the reference are the same."
        case .exited(1): return isWide ? SideBySide(width: width, style: renderer.style).text(of: diff.text) : diff.text
        default: throw CommandError(.ownFailure, "git diff failed: \(diff.text)")
        }
    }
}
