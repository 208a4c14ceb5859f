import Foundation

/// A bug that a learner plants in correct code, and their one test that notices it.
struct Attack {
    /// What the learner has changed, in the form of a mutant, and the lap to which the changed code belongs.
    typealias Bug = (lap: LapID, mutant: Mutant)

    /// The learner's test, by its path from the folder. It is built next to the kit's own, and may use their doubles.
    static let test = "Tests/AttackTests.swift"

    let kata: Kata

    var folder: URL { kata.attack }

    /// Whether there is a copy of the code to break.
    var isOpen: Bool { folder.appending(path: "Sources").exists }

    /// The code as it is in a new copy: that of the green lap, and the given code if the kit has tests for it.
    fileprivate func readOriginal() throws -> [String: Data] {
        let hasBiteLap = kata.laps.contains(kata.lap(.bite))
        return try kata.readReference().filter { path, _ in
            path.isSwiftFile && (Lap(of: path) == .green || hasBiteLap && path.hasPrefix("Given/"))
        }
    }

    func open() throws {
        let test = """
            import HeadlessUIKit
            import Testing

            @testable import \(kata.name)

            /// It may use the doubles of Tests/\(kata.name)Tests or, for code in Given, those of Solutions/\(kata.name)/Tests.
            struct AttackTests {
                @Test func `what is right, and your bug does wrong`() {
                }
            }

            """
        try folder.replace([:], by: readOriginal().merging([Self.test: Data(test.utf8)]) { $1 })
    }

    func readTest() throws -> Data { try Data(contentsOf: folder.appending(path: Self.test)) }

    /// The patches and tests that have beaten the kit, by name.
    func readKept() throws -> [String: Data] {
        try folder.readFiles().filter { !$0.key.contains("/") && $0.key.contains(/\.(patch|swift)$/) }
    }

    /// The kept patch that makes the same change, by its path from the kit; nil for none.
    func findKept(_ mutant: Mutant) throws -> String? {
        let patches = try readKept().keys.filter { $0.hasSuffix(".patch") }.map { folder.appending(path: $0) }
        return try patches.first { try Mutant(patch: $0).diff == mutant.diff }?.path(from: kata.root)
    }

    /// Keeps the patch and the test in the place of the copy, under a name that no other attack has.
    ///
    /// - Returns: both files.
    func accept(_ mutant: Mutant) throws -> [URL] {
        var name = mutant.name
        while folder.appending(path: "\(name).patch").exists { name += "-2" }
        let files = ["patch", "swift"].map { folder.appending(path: "\(name).\($0)") }
        try Data(contentsOf: mutant.patch).write(to: files[0])
        try readTest().write(to: files[1])
        for part in ["Given", "Sources", "Tests"] { try folder.appending(path: part).removeTree() }
        return files
    }
}

extension Session {
    /// - Parameter learner: who found it; nil for nobody.
    /// - Returns: nil when nothing has changed.
    /// - Throws: ``Misfit`` when parts of two laps have changed.
    func readBug(of attack: Attack, by learner: String?) throws -> Attack.Bug? {
        let (kata, original) = (attack.kata, try attack.readOriginal())
        let present = try attack.folder.readFiles().filter { path, _ in
            path.isSwiftFile && ["Given/", "Sources/"].contains(where: path.hasPrefix)
        }.mapValues { Data($0.text.utf8) }
        let changed = Set(original.keys).union(present.keys).filter { original[$0] != present[$0] }
        let laps = Set(changed.map { kata.lap($0.hasPrefix("Given/") ? .bite : .green) })
        guard let lap = laps.first else { return nil }
        guard laps.count == 1 else { throw Misfit(reason: "it changes \(changed.sorted().joined(separator: ", "))") }
        let root = kit.scratchDirectory.appending(path: "attack/\(kata.name)")
        try sync(original.within("a").merging(present.within("b")) { $1 }, to: root)
        let difference = try judge.launcher.difference(between: ["a", "b"], in: root, isColored: false)
        let title = try attack.readTest().text.namesOfTests.first ?? kata.name
        let patch = root.appending(path: "\(title.asFileName).patch")
        try Data("No longer true: \(title)\nFound by \(learner ?? "a learner").\n\(difference)".utf8).write(to: patch)
        return (lap, try Mutant(patch: patch))
    }
}

extension String {
    /// Small letters, digits and hyphens.
    fileprivate var asFileName: String {
        let words = lowercased().split { !("a"..."z").contains($0) && !("0"..."9").contains($0) }
        return words.isEmpty ? "attack" : String(words.joined(separator: "-").prefix(60))
    }
}
