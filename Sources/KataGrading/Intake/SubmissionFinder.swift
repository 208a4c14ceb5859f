import Foundation
import KataKit

/// Finds submissions: each path is one, or a folder of them. Of several paths, all must be one or the other.
///
/// What is inside one submission never decides how many there are, or what they are called: a learner could name a folder
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
        let locations = paths.map { URL(filePath: $0).standardizedFileURL }
        let classes = locations.count == 1 ? [] : locations.filter(SubmissionReader.hasSeveral)
        let areClasses =
            paths.count == 1
            ? !locations[0].children.contains { SubmissionReader.isKatas($0) && $0.kind == .folder }
            : classes.count == paths.count
        if !areClasses, let name = classes.first?.lastPathComponent {
            Console.say("\(name) has several submissions, and counts as one: grade it by itself if it is a class")
        }
        let found = try zip(paths, locations).flatMap { path, location -> [Submission] in
            // The instructor's own path may be a link.
            switch location.resolved().kind {
            case .folder where areClasses:
                // Two classes may have students of one name.
                let prefix = paths.count == 1 ? "" : "\(location.lastPathComponent)/"
                return location.children.map { (name: $0.lastPathComponent, location: $0) }
                    .filter { !$0.name.hasPrefix(".") && !litter.contains($0.name.lowercased()) }
                    .map { .init(id: prefix + id($0.location), path: "\(path)/\($0.name)", location: $0.location) }
            case .folder, .file:
                return [Submission(id: id(location), path: path, location: location.resolved())]
            case nil:
                throw CommandError(.misuse, "\(path): there is nothing: name submissions, or a folder of them")
            default:
                throw CommandError(.misuse, "\(path): neither a folder nor an archive")
            }
        }
        guard !found.isEmpty else {
            throw CommandError(.misuse, "there is no submission in \(paths.joined(separator: ", "))")
        }
        let sorted = found.sorted { ($0.id, $0.path) < ($1.id, $1.path) }
        return zip(sorted, sorted.map(\.id).numbered())
            .map { Submission(id: $1, path: $0.path, location: $0.location) }
            .sorted { $0.id < $1.id }
    }

    private static func id(_ location: URL) -> String {
        let name = location.lastPathComponent
        return (location.resolved().kind == .folder ? name : id(ofArchive: name)).shortened(to: longestID)
    }

    /// Canvas writes the number of a second upload before the last part: `alice.tar-1.gz`.
    static func id(ofArchive name: String) -> String {
        let ending = /(\.tar)?(-\d+)?(\.zip|\.tgz|\.tar|\.gz|\.rar|\.7z|\.xz|\.bz2)$/.ignoresCase()
        return name.replacing(ending) { $0.output.2 ?? "" }
    }
}
