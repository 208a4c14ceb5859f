import Foundation

/// One believable bug, kept as a patch that is named after the misconception.
package struct Mutant: Sendable {
    package var name: String
    /// What a user would notice.
    package var effect: String
    /// Which test is missing if the mutant survives.
    package var hint: String
    /// A unified diff below two lines of prose: the effect and the hint.
    var patch: URL

    package init(patch: URL) throws {
        let lines = try String(contentsOf: patch, encoding: .utf8).split(separator: "\n", maxSplits: 2).map(String.init)
        guard lines.count == 3, !lines.prefix(2).contains(where: { $0.hasPrefix("diff ") || $0.hasPrefix("--- ") })
        else { throw CommandError(.ownFailure, "\(patch.path): begin with two lines of prose; the diff follows") }
        name = patch.deletingPathExtension().lastPathComponent
        effect = lines[0]
        hint = lines[1]
        self.patch = patch
    }

    /// The code with this mutant in it, by the same paths.
    ///
    /// - Parameter timeout: the timeout of git, in seconds.
    /// - Throws: ``InvalidMutant``; ``CommandError`` when git is missing.
    func apply(to code: [String: Data], launcher: ProcessLauncher, timeout: Double) throws -> [String: Data] {
        let mutated = try launcher.withTemporaryFile("mutant") { folder in
            try sync(code, to: folder)
            let git = try launcher.apply(patch, in: folder, timeout: timeout)
            guard git.ending == .exited(0) else {
                let lines = git.text.split(separator: "\n").map { $0.replacing("error: ", with: "") }
                let reason = "the patch no longer applies: \(lines.joined(separator: "; "))"
                throw InvalidMutant(mutant: self, reason: reason)
            }
            return try folder.readFiles()
        }
        guard Set(mutated.keys) == Set(code.keys) else {
            throw InvalidMutant(mutant: self, reason: "the patch adds or removes a file")
        }
        guard mutated != code else { throw InvalidMutant(mutant: self, reason: "the patch changes nothing") }
        return mutated
    }
}

/// A patch that is not a mutant of the code: it does not apply, or does not compile.
package struct InvalidMutant: Error {
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
