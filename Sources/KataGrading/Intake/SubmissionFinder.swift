import Foundation
import KataKit

/// Finds submissions: each path is one. A single path may also be a folder of them.
///
/// What is inside a submission never decides how many there are, or what they are called: a learner could name a folder
/// after another learner.
enum SubmissionFinder {
    /// The length of the longest id, in Unicode scalars.
    private static let longestID = 100
    /// What systems, Brightspace and Gradescope put next to submissions, in lower case.
    private static let litter: Set = [
        "__macosx", "thumbs.db", "ehthumbs.db", "desktop.ini", "$recycle.bin", "index.html", "submission_metadata.yml",
    ]

    /// Finds them in the order of their ids. An id that occurs twice gets a number.
    ///
    /// - Throws: ``CommandError`` when a path does not exist or contains no submission.
    static func find(_ paths: [String]) throws -> [Submission] {
        guard !paths.isEmpty else { throw CommandError(.misuse, "name the submissions to grade: kata grade PATH…") }
        var found: [Submission] = []
        for path in paths {
            let location = URL(filePath: path).standardizedFileURL
            // The instructor's own path may be a link.
            switch location.resolved().kind {
            case .folder where paths.count == 1 && location.appending(path: "Katas").kind != .folder:
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

    private static func children(of folder: URL, path: String) throws -> [Submission] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasPrefix(".") && !litter.contains($0.lowercased()) }
            .map { submission(folder.appending(path: $0), path: "\(path)/\($0)") }
    }

    private static func submission(_ location: URL, path: String) -> Submission {
        guard location.kind == .file else {
            let kind: Submission.Kind = location.kind == .folder ? .folder : .unknown
            return Submission(id: id(location), path: path, location: location, kind: kind)
        }
        let (kind, name) = Submission.Kind.ofFile(named: location.lastPathComponent)
        return Submission(id: name.shortened(to: longestID), path: path, location: location, kind: kind)
    }

    private static func id(_ folder: URL) -> String { folder.lastPathComponent.shortened(to: longestID) }

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
