import Foundation
import KataKit

/// What a learner submitted, found but not read yet.
struct Submission: Codable, Sendable {
    var id: String
    /// The path, which starts with what the instructor typed.
    var path: String
    /// A folder, an archive, or something that cannot be graded.
    var location: URL
}

/// Why a submission cannot be read.
struct Unreadable: Error {
    var reason: String
}

extension Submission {
    /// Reads what grading takes from it, by kata.
    ///
    /// - Parameter ofKit: the files of the kit that count in place of the submission's own, by kata and path.
    /// - Throws: ``Unreadable``; ``CommandError`` when a program that unpacks it is missing.
    func read(
        katas: [String],
        instead ofKit: [String: [String: Data]] = [:],
        launcher: ProcessLauncher
    ) throws -> [String: SubmittedFiles] {
        let isFolder = location.kind == .folder
        guard let archive = isFolder ? try SubmissionReader.archive(in: location) : location else {
            return try SubmissionReader.read(location, katas: katas, instead: ofKit)
        }
        return try launcher.withTemporaryFile("archive") { link in
            try launcher.withTemporaryFile("unpacked") { folder in
                try folder.makeFolder()
                try Archive(archive, link: link, launcher: launcher).unpack(into: folder)
                return try SubmissionReader.read(folder, katas: katas, instead: ofKit)
            }
        }
    }
}
