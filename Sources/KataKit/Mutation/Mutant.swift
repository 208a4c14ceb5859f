import Foundation

/// One believable bug, kept as a patch that is named after the misconception.
package struct Mutant: Sendable {
    package var name: String
    /// What a user would notice.
    package let effect: String
    /// Which test is missing if the mutant survives.
    package let hint: String
    /// A unified diff below two lines of prose: the effect and the hint.
    let patch: URL
    private let diff: String

    package init(patch: URL) throws {
        let lines = try String(contentsOf: patch, encoding: .utf8).split(separator: "\n", maxSplits: 2).map(String.init)
        guard lines.count == 3, !lines.prefix(2).contains(where: { $0.hasPrefix("diff ") || $0.hasPrefix("--- ") })
        else { throw CommandError(.ownFailure, "\(patch.path): begin with two lines of prose; the diff follows") }
        name = patch.deletingPathExtension().lastPathComponent
        effect = lines[0]
        hint = lines[1]
        diff = lines[2]
        self.patch = patch
    }

    /// The code with this mutant in it, by the same paths.
    func apply(to code: [String: Data]) throws(Misfit) -> [String: Data] {
        let mutated = try Patch(diff).apply(to: code)
        guard mutated != code else { throw Misfit(reason: "the patch changes nothing") }
        return mutated
    }
}

/// Why a patch is not a mutant of the code.
struct Misfit: Error, Equatable {
    let reason: String
}

/// A patch that is not a mutant of the code: it does not apply, or does not compile.
package struct InvalidMutant: Sendable {
    package var mutant: Mutant
    package var reason: String
}

extension Kata {
    /// Reads the mutants of a lap, by name: of the reference (green), of the given code (bite). There may be none.
    package func mutants(_ lap: Lap) throws -> [Mutant] { try patches(in: "Mutants/\(lap.rawValue)") }

    /// How many there are. It reads none of them.
    func countMutants(_ lap: Lap) throws -> Int { try findPatches(in: "Mutants/\(lap.rawValue)").count }

    package func patches(in folder: String) throws -> [Mutant] { try findPatches(in: folder).map(Mutant.init) }

    private func findPatches(in folder: String) throws -> [URL] {
        let folder = solution.appending(path: folder)
        guard folder.exists else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".patch") }
            .sorted()
            .map { folder.appending(path: $0) }
    }
}
