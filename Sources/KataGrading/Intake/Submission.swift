import Foundation
import KataKit

/// What a learner submitted, found but not read yet.
struct Submission: Sendable {
    enum Kind: Sendable {
        case folder
        case zip
        case tar
        /// Neither a folder nor an archive.
        case unknown
    }

    var id: String
    /// The path, which starts with what the instructor typed.
    var path: String
    var location: URL
    var kind: Kind
}

/// What grading takes from one kata.
struct SubmittedFiles: Sendable, Equatable {
    /// The learner's own code, by path below `Sources`.
    var sources: [String: Data] = [:]
    /// The learner's own tests, by path below `Tests`.
    var tests: [String: Data] = [:]
    /// What was left out, and why.
    var leftOut: [String] = []
    /// The learner's own paths, by the paths below `Sources` or `Tests` that the build has in their place.
    var ownPaths: [String: String] = [:]
}

extension SubmittedFiles {
    /// The longest list of what was left out.
    private static let longestList = 10

    /// The files of a folder, by the learner's own paths. Not a dictionary: to it, two forms of one Unicode text are
    /// the same key.
    typealias OwnFiles = [(path: String, data: Data)]

    init(sources: OwnFiles, tests: OwnFiles, leftOut: [String]) {
        var paths = SafePaths(for: (sources + tests).map(\.path))
        self.sources = rename(sources, &paths)
        self.tests = rename(tests, &paths)
        let more = leftOut.count - Self.longestList
        self.leftOut = leftOut.prefix(Self.longestList) + (more > 0 ? ["\(more) more"] : [])
    }

    private mutating func rename(_ files: OwnFiles, _ paths: inout SafePaths) -> [String: Data] {
        files.reduce(into: [:]) { renamed, file in
            let path = paths.path(for: file.path)
            renamed[path] = file.data
            if path != file.path { ownPaths[path] = file.path.shownAsPath }
        }
    }
}

/// Why a submission cannot be read.
struct Unreadable: Error {
    var reason: String
}

extension Submission {
    /// Reads what grading takes from it, by kata.
    ///
    /// - Throws: ``Unreadable``.
    func read(katas: [String], launcher: ProcessLauncher) throws -> [String: SubmittedFiles] {
        switch kind {
        case .folder:
            return try SubmissionReader.read(location, katas: katas)
        case .unknown:
            throw Unreadable(reason: "it is not a folder, a .zip or a .tar.gz")
        case .zip, .tar:
            return try launcher.withTemporaryFile("archive") { link in
                try launcher.withTemporaryFile("unpacked") { folder in
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try Archive(self, link: link, launcher: launcher).unpack(into: folder)
                    return try SubmissionReader.read(folder, katas: katas)
                }
            }
        }
    }
}
