import Foundation
import KataKit

/// Finds submissions: each path is one. A single path may also be a folder of them.
///
/// What is inside a submission never decides how many there are, or what they are called: a learner could name a folder
/// after another learner.
enum SubmissionFinder {
    /// The length of the longest id, in Unicode scalars.
    private static let longestID = 100

    /// Finds them in the order of their ids. An id that occurs twice gets a number.
    ///
    /// - Throws: ``CommandError`` when a path does not exist or contains no submission.
    static func find(_ paths: [String]) throws -> [Submission] {
        var found: [Submission] = []
        for path in paths {
            let location = URL(filePath: path).standardizedFileURL
            // The instructor's own path may be a link.
            switch location.resolved().kind {
            case .folder where paths.count == 1 && !containsKatas(location):
                found += try children(of: location, path: path)
            case .folder:
                found.append(Submission(id: id(location), path: path, location: location, kind: .folder))
            case .file:
                found.append(submission(location, path: path))
            case nil:
                throw CommandError(.misuse, "\(path): there is nothing: name submissions, or a folder of them")
            default:
                throw CommandError(.misuse, "\(path): neither a folder nor an archive")
            }
        }
        guard !found.isEmpty else {
            throw CommandError(.misuse, "there is no submission in \(paths.joined(separator: ", "))")
        }
        return numbered(found.sorted { ($0.id, $0.path) < ($1.id, $1.path) })
    }

    private static func containsKatas(_ folder: URL) -> Bool {
        folder.appending(path: "Katas").kind == .folder
    }

    private static func children(of folder: URL, path: String) throws -> [Submission] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }
            .map { submission(folder.appending(path: $0), path: "\(path)/\($0)") }
    }

    private static func submission(_ location: URL, path: String) -> Submission {
        guard location.kind == .file else {
            let kind: Submission.Kind = location.kind == .folder ? .folder : .unknown
            return Submission(id: id(location), path: path, location: location, kind: kind)
        }
        let name = location.lastPathComponent.lowercased()
        for (ending, kind) in [(".zip", Submission.Kind.zip), (".tar.gz", .tar), (".tgz", .tar)]
        where name.hasSuffix(ending) {
            let id = id(location, without: ending.count)
            return Submission(id: id, path: path, location: location, kind: kind)
        }
        return Submission(id: id(location), path: path, location: location, kind: .unknown)
    }

    private static func id(_ location: URL, without ending: Int = 0) -> String {
        String(location.lastPathComponent.dropLast(ending)).shortened(to: longestID)
    }

    /// Numbers the ids that occur twice. No number makes an id that a different submission has.
    private static func numbered(_ submissions: [Submission]) -> [Submission] {
        var names = UniqueNames(submissions.map(\.id))
        return submissions.map { submission in
            var submission = submission
            submission.id = names.unique(submission.id)
            return submission
        }
        .sorted { $0.id < $1.id }
    }
}
