import Foundation

/// A package below `.build/kata` with this kit's manifest and with code that the variables of the swap cannot select.
struct StagedPackage: Sendable {
    var kit: Kit
    var root: URL

    init(kit: Kit, name: String) {
        self.kit = kit
        root = kit.scratchDirectory.appending(path: "stages/\(name)")
    }

    /// Puts files in the place of a kata's own. The official suites come from the kit.
    ///
    /// - Parameter files: by path from the kata's folder, such as `Given/Model.swift`.
    func write(_ kata: Kata, _ files: [String: Data]) throws {
        try sync(files, to: root.appending(path: "Katas/\(kata.name)"))
        try sync(kata.officialTests.readFiles(), to: root.appending(path: "Tests/\(kata.name)Tests"))
        try PackageScaffold.write(of: kit, to: root)
    }

    /// A text with the paths of the kit in place of those of this package.
    func mappedBack(_ text: String) -> String {
        text.replacingOccurrences(of: root.path + "/", with: kit.root.path + "/")
    }

    func mappedBack(_ failure: BuildFailure) -> BuildFailure {
        var failure = failure
        failure.diagnostics = failure.diagnostics.map(mappedBack)
        failure.reason = mappedBack(failure.reason)
        return failure
    }

    func mappedBack(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.file = mappedBack(diagnostic.file)
        for note in diagnostic.notes.indices {
            diagnostic.notes[note].file = mappedBack(diagnostic.notes[note].file)
        }
        return diagnostic
    }
}
