import Foundation

extension Session {
    /// Compares the learner's code with the reference or with a variant of it.
    ///
    /// Of the other code no verdict is shown: `kata verify` proves that it is green.
    ///
    /// - Parameter reveals: whether to show the other code before the learner's is green.
    /// - Returns: the page has the learner's verdict and, where they may see it, what `git diff` says, their sources first.
    func comparison(
        of kata: Kata,
        withVariant name: String? = nil,
        reveals: Bool
    ) throws -> (isGreen: Bool, page: String) {
        try kata.requireReference()
        let variant = try name.map(kata.variant(named:))
        let lap = kata.lap(.green)
        guard let mine = try judgeLearnersCode([lap])[lap] else {
            throw CommandError(.ownFailure, "\(kata.name) has no verdict")
        }
        let (isGreen, verdict) = (mine.verdict.isGreen, renderer.verdict(mine))
        let name = variant?.name ?? renderer.words.theReference
        guard isGreen || reveals else {
            return (isGreen, renderer.paragraphs(verdict, renderer.words.whenGreen(name)))
        }
        let sources = try variant.map { try write($0, of: kata) } ?? kata.solution.appending(path: "Sources")
        let difference = try difference(of: kata, to: sources) ?? renderer.words.same(as: name)
        let designs = variant == nil ? renderer.designs(of: kata, try kata.variants(.green)) : nil
        return (
            isGreen, renderer.paragraphs(verdict, variant.map(renderer.design) ?? "", difference, designs ?? "")
        )
    }

    /// What `git diff` says; nil if nothing differs.
    private func difference(of kata: Kata, to other: URL) throws -> String? {
        let color = renderer.style.isColored ? "--color=always" : "--color=never"
        // Only laps that are done or green: another lap's reference is its answer.
        let root = kit.scratchDirectory.appending(path: "compare")
        try root.removeTree()
        let open = kata.laps.filter { $0.guide != nil || progress.isDone($0) }.map(\.lap)
        let folders = try [kata.sources, other].map { folder in
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
        return diff.ending == .exited(0) ? nil : diff.text
    }

    private func write(_ variant: Mutant, of kata: Kata) throws -> URL {
        let code = try variant.apply(to: kata.readReference())
        let folder = kit.scratchDirectory.appending(path: "variants/\(variant.name)")
        try sync(code.below("Sources"), to: folder)
        return folder
    }
}
