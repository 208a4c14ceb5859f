import Foundation

/// Where a learner looks when a lap does not compile.
package struct BrokenBuild: Sendable {
    /// The file to edit; nil if the errors do not tell which one.
    package var file: URL?
    /// The earliest step that names this file; nil if none does.
    package var step: Guide.Step?
    /// Whether the file is given code, which differs from what was shipped.
    package var isGiven = false
    /// What the errors do not say themselves.
    package var explanation: String?
}

extension BrokenBuild {
    /// - Parameter errors: those of the lap, the learner's own first.
    init(_ lap: LapID, _ errors: [Diagnostic]) throws {
        let kata = lap.kata
        let edited = try kata.editedGiven()
        if let given = errors.lazy.compactMap({ error in edited.first { error.file == $0.path } }).first {
            file = given
            isGiven = true
            explanation = "\(given.path(from: kata.root)) differs from what was shipped."
        } else if let own = errors.first(where: { lap.owns($0.file) && !lap.isTest($0.file) }) {
            file = URL(filePath: own.file)
        } else if let missing = try kata.missingFile(among: errors) {
            file = missing.file
            let name = missing.file.lastPathComponent
            explanation = "'\(missing.name)' is in the starter's \(name), and you no longer have this file."
        } else if let test = errors.first(where: { lap.owns($0.file) }) {
            file = URL(filePath: test.file)
        }
        let path = file?.path(from: kata.root)
        step = lap.guide?.steps.first { $0.files.contains { $0 == path } }
    }
}

extension LapID {
    /// Whether a file has tests for code of the same lap: an error in it may come from that code.
    fileprivate func isTest(_ file: String) -> Bool {
        isTestFirst && URL(filePath: file).path(from: kata.folder).hasPrefix("Tests/")
    }
}

extension Kata {
    fileprivate func editedGiven() throws -> [URL] {
        guard hasEditedGiven() else { return [] }
        let (mine, shipped) = (try given.readFiles(), try starter.appending(path: "Given").readFiles())
        return Set(mine.keys).union(shipped.keys).filter { $0.isSwiftFile && mine[$0] != shipped[$0] }.sorted()
            .map { given.appending(path: $0) }
    }

    /// A file of the starter that the learner no longer has, and whose name is in these errors.
    fileprivate func missingFile(among errors: [Diagnostic]) throws -> (name: String, file: URL)? {
        let shipped = try starter.appending(path: "Sources").readFiles().keys.filter(\.isSwiftFile).sorted()
        return shipped.lazy.map { sources.appending(path: $0) }.filter { !$0.exists }
            .map { (name: $0.deletingPathExtension().lastPathComponent, file: $0) }
            .first { missing in errors.contains { $0.message.contains("'\(missing.name)'") } }
    }
}
