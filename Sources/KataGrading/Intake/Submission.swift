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
    /// The learner's own code, by path below `Sources` in the sandbox.
    var sources: [String: Data] = [:]
    /// The learner's own tests, by path below `Tests` in the sandbox.
    var tests: [String: Data] = [:]
    /// What was left out, and why.
    var leftOut: [String] = []
    /// The learner's own paths.
    var paths = SandboxPaths()
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
