import Foundation

/// One believable bug, kept as a patch that is named after the misconception.
package struct Mutant: Sendable {
    package var name: String
    /// What a user would notice.
    package var effect: String
    /// Which test is missing where it survives.
    var hint: String
    /// A unified diff below two lines of prose: the effect and the hint.
    var patch: URL

    init(patch: URL) throws {
        let lines = try String(contentsOf: patch, encoding: .utf8).split(separator: "\n", maxSplits: 2).map(String.init)
        guard lines.count == 3, !lines.prefix(2).contains(where: { $0.hasPrefix("diff ") || $0.hasPrefix("--- ") })
        else {
            throw Refusal(.ownFailure, "\(patch.path): a line on the effect, a line that hints, then the diff: not so")
        }
        name = patch.deletingPathExtension().lastPathComponent
        effect = lines[0]
        hint = lines[1]
        self.patch = patch
    }
}

extension Kata {
    /// The mutants of a lap by name: of the reference (green), of the given code (bite). Empty where the kit ships none.
    package func mutants(_ lap: Lap) throws -> [Mutant] {
        let folder = solution.appending(path: "Mutants/\(lap.rawValue)")
        guard folder.exists else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".patch") }
            .sorted()
            .map { try Mutant(patch: folder.appending(path: $0)) }
    }
}
