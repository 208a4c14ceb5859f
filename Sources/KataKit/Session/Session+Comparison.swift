import Foundation

extension Session {
    /// Compares the learner's code with the reference: the verdicts and, where the learner may see them, the sources.
    ///
    /// - Returns: the text, and whether the verdicts are the same.
    func comparison(of kata: Kata, reveals: Bool) throws -> (text: String, isSame: Bool) {
        let lap = LapID(kata: kata, lap: .green)
        try requireReference(of: kata)
        let mine = try judgeLearnersCode([lap])[lap]
        let reference = try judge.judgeReference(kata)
        guard let mine, let reference else { throw CommandError(.ownFailure, "\(kata.name) has no verdict") }
        let sources =
            mine.isGreen || reveals
            ? try difference(of: kata, to: kata.solution.appending(path: "Sources"), named: renderer.words.theReference)
            : renderer.words.referenceWhenGreen
        let isSame = zip(mine.outcomes, reference.outcomes).allSatisfy { $0.verdict == $1.verdict }
        let designs = mine.isGreen || reveals ? renderer.designs(of: kata, try kata.variants(.green)) : nil
        let parts = [
            renderer.comparison(of: kata, mine, reference), try comparisonOfOwnTests(of: kata), sources, designs,
        ]
        return (parts.compactMap { $0 }.joined(separator: "\n\n"), isSame)
    }

    /// Compares the learner's code with a variant of the reference, where the learner may see it.
    ///
    /// - Returns: the text, and whether the learner's code is green, as the variant is.
    func comparison(of kata: Kata, withVariant name: String, reveals: Bool) throws -> (text: String, isSame: Bool) {
        try requireReference(of: kata)
        let variant = try kata.variant(named: name)
        let lap = LapID(kata: kata, lap: .green)
        guard let mine = try judgeLearnersCode([lap])[lap] else {
            throw CommandError(.ownFailure, "\(kata.name) has no verdict")
        }
        guard mine.isGreen || reveals else {
            return (renderer.words.designsWhenGreen, false)
        }
        let code = try variant.patch.apply(
            to: kata.readReference(),
            launcher: judge.launcher,
            timeout: judge.settings.testTimeout
        )
        let difference = try judge.launcher.withTemporaryFile(variant.name) { folder in
            try sync(code.below("Sources"), to: folder)
            return try self.difference(of: kata, to: folder, named: variant.name)
        }
        return ("\(renderer.design(variant))\n\n\(difference)", mine.isGreen)
    }

    private func requireReference(of kata: Kata) throws {
        guard !kata.hasReference else { return }
        throw CommandError(.misuse, "there is no reference to compare with: this kit comes without the reference")
    }

    /// Compares the mutants that the learner's own tests kill with those of the model answer; nil when the learner has
    /// no tests.
    private func comparisonOfOwnTests(of kata: Kata) throws -> String? {
        guard !LapID(kata: kata, lap: .bite).isUntouched(), try !kata.mutants(.bite).isEmpty else { return nil }
        let (run, modelRun) = (mutationRun(stage: "mutants"), mutationRun(stage: "model-answer"))
        let mine = try run.reports(on: [run.bite(kata, tests: kata.ownTests)])[0]
        let model = try modelRun.reports(on: [modelRun.bite(kata, tests: kata.modelAnswer)])[0]
        return renderer.comparison(mine, model)
    }

    /// What `git diff` says about the learner's sources and a folder with others, the learner's first: in two columns if
    /// the terminal is wide enough.
    private func difference(of kata: Kata, to folder: URL, named name: String) throws -> String {
        let width = renderer.width ?? 80
        let isWide = width >= SideBySide.leastWidth
        let path = folder.path(from: kit.root)
        let diff = try judge.launcher.capture(
            [
                "git", "-C", kit.root.path, "diff", "--no-index", "--no-prefix",
                renderer.style.isColored && !isWide ? "--color=always" : "--color=never",
                kata.sources.path(from: kit.root), path,
            ],
            timeout: judge.settings.testTimeout
        )
        // A variant is in a temporary folder.
        let text = path.hasPrefix("Solutions/") ? diff.text : diff.text.replacing(path, with: name)
        switch diff.ending {
        case .exited(0): return renderer.words.same(as: name)
        case .exited(1): return isWide ? SideBySide(width: width, style: renderer.style).text(of: text) : text
        default: throw CommandError(.ownFailure, "git diff failed: \(text)")
        }
    }
}
