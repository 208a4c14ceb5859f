import Foundation

extension Session {
    /// Compares the learner's code with the reference or with a variant of it.
    ///
    /// - Parameter reveals: whether to show the other code before the learner's is green.
    /// - Returns: the page has the learner's verdict and, where they may see it, what differs, their sources first.
    func comparison(
        of kata: Kata,
        withVariant name: String? = nil,
        reveals: Bool
    ) throws -> (isGreen: Bool, page: String) {
        try kata.requireReference()
        let variant = try name.map(kata.variant(named:))
        let mine = try judge(kata.lap(.green))
        let (isGreen, verdict, words) = (mine.verdict.isGreen, renderer.verdict(mine), renderer.words)
        let name = variant?.name ?? words.theReference
        // Only laps that are done, and the green lap: another lap's reference is its answer.
        let open = kata.laps.filter { $0.guide != nil ? isGreen || reveals : progress.isDone($0) }.map(\.lap)
        func shown() throws -> String { try self.difference(of: kata, to: variant, in: open) }
        guard isGreen || reveals else {
            let done = open.contains(.first) && variant == nil ? try shown() : ""
            guard done.isEmpty || !mine.lap.isUntouched() else { return (isGreen, done) }
            return (isGreen, renderer.paragraphs(done, verdict, words.whenGreen(name)))
        }
        let difference = try shown()
        return (
            isGreen,
            renderer.paragraphs(
                verdict,
                variant.map(renderer.design) ?? "",
                difference.isEmpty ? words.same(as: name) : difference,
                variant == nil ? renderer.designs(of: kata, try kata.variants(.green)) : ""
            )
        )
    }

    private func difference(of kata: Kata, to variant: Mutant?, in open: [Lap]) throws -> String {
        let reference = try kata.readReference()
        let other = try variant.map { try $0.apply(to: reference) } ?? reference
        let folder = variant.map { kit.scratchDirectory.appending(path: "variants/\($0.name)") }
        let root = kit.scratchDirectory.appending(path: "compare")
        try root.removeTree()
        let sides = [
            (kata.sources, try kata.sources.readFiles()),
            (folder ?? kata.solution.appending(path: "Sources"), other.below("Sources")),
        ]
        let paths = try sides.map { folder, files in
            let path = folder.path(from: kit.root)
            let shown = files.filter { open.contains(Lap(of: "Sources/\($0.key)") ?? .green) }
            try sync(shown, to: root.appending(path: path))
            return path
        }
        let isColored = renderer.style.isColored
        return try judge.launcher.difference(between: paths, in: root, isColored: isColored)
    }
}
