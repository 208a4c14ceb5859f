import Foundation

/// A package below `.build/kata` with this kit's manifest and katas of other origin: what no variable of the swap can say.
struct StagedTree: Sendable {
    var kit: Kit
    var root: URL

    init(kit: Kit, name: String) {
        self.kit = kit
        root = kit.stagingGround.appending(path: "stages/\(name)")
    }

    /// Puts code in the place of a kata's; the official suites are the kit's.
    func lay(_ kata: Kata, sources: URL, tests: URL) throws {
        try lay(kata, sources: sources.files, tests: tests.files)
    }

    func lay(_ kata: Kata, sources: [String: Data], tests: [String: Data]) throws {
        try KataKit.lay(sources, in: root.appending(path: "Katas/\(kata.name)/Sources"))
        try KataKit.lay(tests, in: root.appending(path: "Katas/\(kata.name)/Tests"))
        try KataKit.lay(kata.officialTests.files, in: root.appending(path: "Tests/\(kata.name)Tests"))
        try PackageFrame.lay(of: kit, in: root)
    }

    /// A verdict with the paths of the kit in place of those of the tree.
    func mappedBack(_ verdict: LapVerdict) -> LapVerdict {
        var verdict = verdict
        verdict.diagnostics = verdict.diagnostics.map(mappedBack)
        for test in verdict.outcomes.indices {
            mapBack(&verdict.outcomes[test].location)
            for failure in verdict.outcomes[test].failures.indices {
                mapBack(&verdict.outcomes[test].failures[failure].location)
            }
        }
        return verdict
    }

    func mappedBack(_ failure: BuildFailure) -> BuildFailure {
        BuildFailure(diagnostics: failure.diagnostics.map(mappedBack), reason: mappedBack(failure.reason))
    }

    private func mappedBack(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.file = mappedBack(diagnostic.file)
        return diagnostic
    }

    private func mapBack(_ location: inout SourceLocation?) {
        guard let file = location?.file else { return }
        location?.file = mappedBack(file)
    }

    private func mappedBack(_ text: String) -> String {
        text.replacingOccurrences(of: root.path + "/", with: kit.root.path + "/")
    }
}
