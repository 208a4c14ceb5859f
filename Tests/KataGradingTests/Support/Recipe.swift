import Foundation
import TestSupport

@testable import KataGrading

/// A submission of the generated class, and what grading must say about it.
struct Recipe: Sendable {
    /// The expected result for one kata.
    struct Expected: Sendable {
        var green: String
        /// The number of passed tests: at most 3 in Counter, at most 2 in Greeter.
        var passed: Int
        var bite = "notAttempted"
        var killed = 0
    }

    var id: String
    /// The file name of the archive, if the submission is an archive.
    var archive: String?
    /// The files, by path from the submission's root. All other files are the starter's.
    var files: [String: String] = [:]
    var leavesOut: [String] = []
    /// Writes what text files cannot express.
    var extra: @Sendable (URL) throws -> Void = { _ in }
    var isEmpty = false
    /// A part of the reason why it is unreadable.
    var unreadable: String?
    var counter = Expected(green: "notAttempted", passed: 0)
    var greeter = Expected(green: "notAttempted", passed: 0)
}

extension Recipe {
    /// Writes the submission, without files that an earlier run left.
    func write(to folder: URL) throws {
        let root = archive == nil ? folder.appending(path: id) : folder.appending(path: ".\(id)")
        try? FileManager.default.removeItem(at: root)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        if !isEmpty {
            for (path, text) in MiniatureKit.starter where !leavesOut.contains(where: path.hasPrefix) {
                try root.write(text, to: "Katas/\(path)")
            }
        }
        for (path, text) in files { try root.write(text, to: "Katas/\(path)") }
        try extra(root)
        guard let archive else { return }
        let target = folder.appending(path: archive)
        try? FileManager.default.removeItem(at: target)
        guard !FileManager.default.fileExists(atPath: root.appending(path: archive).path) else {
            try FileManager.default.moveItem(at: root.appending(path: archive), to: target)
            try FileManager.default.removeItem(at: root)
            return
        }
        try Shell.run(
            archive.hasSuffix(".zip")
                ? "cd '\(root.path)' && zip -qry '\(target.path)' ." : "tar -C '\(root.path)' -czf '\(target.path)' ."
        )
        try FileManager.default.removeItem(at: root)
    }
}
