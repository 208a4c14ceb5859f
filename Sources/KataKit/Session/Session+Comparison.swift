import Foundation

extension Session {
    /// What there is to see of a learner's code next to other code that is correct.
    struct Comparison {
        var isGreen: Bool
        /// The verdict of the learner's code, and what to know about the other.
        var text: String
        /// The names of further designs.
        var designs: String?
        /// The other sources; nil when the learner may not see them yet.
        var sources: URL?
        /// What the other code is called.
        var name: String
    }

    /// Compares the learner's code with the reference or with a variant of it.
    ///
    /// Of the other code no verdict is shown: `kata verify` proves that it is green.
    ///
    /// - Parameter reveals: whether to show the other code before the learner's is green.
    func comparison(of kata: Kata, withVariant name: String? = nil, reveals: Bool) throws -> Comparison {
        try kata.requireReference()
        let variant = try name.map(kata.variant(named:))
        let lap = kata.lap(.green)
        guard let mine = try judgeLearnersCode([lap])[lap] else {
            throw CommandError(.ownFailure, "\(kata.name) has no verdict")
        }
        var comparison = Comparison(
            isGreen: mine.isGreen,
            text: renderer.verdict(mine, of: kata),
            name: variant?.name ?? renderer.words.theReference
        )
        guard mine.isGreen || reveals else {
            comparison.text += "\n\n\(renderer.words.whenGreen(comparison.name))"
            return comparison
        }
        comparison.text += variant.map { "\n\n\(renderer.design($0))" } ?? ""
        comparison.designs = variant == nil ? renderer.designs(of: kata, try kata.variants(.green)) : nil
        comparison.sources = try variant.map { try write($0, of: kata) } ?? kata.solution.appending(path: "Sources")
        return comparison
    }

    /// The verdict and, where the learner may see it, what `git diff` says, the learner's sources first.
    func text(of comparison: Comparison, _ kata: Kata) throws -> String {
        guard let sources = comparison.sources else { return comparison.text }
        let color = renderer.style.isColored ? "--color=always" : "--color=never"
        // Only laps that are done or green: another lap's reference is its answer.
        let root = kit.scratchDirectory.appending(path: "compare")
        try root.removeTree()
        let open = kata.laps.filter { $0.guide != nil || progress.isDone($0) }.map(\.lap)
        let folders = try [kata.sources, sources].map { folder in
            let path = folder.path(from: kit.root)
            let files = try folder.readFiles().filter { open.contains(Lap(of: "Sources/\($0.key)") ?? .green) }
            try sync(files, to: root.appending(path: path))
            return path
        }
        let diff = try judge.launcher.capture(
            ["git", "-C", root.path, "diff", "--no-index", "--no-prefix", color] + folders,
            // In a repository, git would name the files from its root.
            variables: ["GIT_CEILING_DIRECTORIES": kit.scratchDirectory.path],
            timeout: judge.settings.testTimeout
        )
        guard [.exited(0), .exited(1)].contains(diff.ending) else {
            throw CommandError(.ownFailure, "git diff failed: \(diff.text)")
        }
        let difference = diff.ending == .exited(0) ? renderer.words.same(as: comparison.name) : diff.text
        return renderer.paragraphs(comparison.text, difference, comparison.designs ?? "")
    }

    private func write(_ variant: Variant, of kata: Kata) throws -> URL {
        let code = try variant.mutant.apply(to: kata.readReference())
        let folder = kit.scratchDirectory.appending(path: "variants/\(variant.name)")
        try sync(code.below("Sources"), to: folder)
        return folder
    }
}
