import Foundation
import KataKit

/// Reads what grading takes from a folder: the learner's own regular Swift files, within limits.
struct SubmissionReader {
    /// The size of the largest file, in bytes.
    static let largestFile = 1 << 20
    /// The size of the largest submission, in bytes.
    static let largestSubmission = 16 << 20
    static let mostFiles = 300
    /// The longest list of what was left out.
    private static let longestList = 10

    private var count = 0
    private var size = 0

    /// - Throws: ``Unreadable`` when the `Katas` folder is missing, or contains too much.
    static func read(
        _ folder: URL,
        katas: [String],
        instead ofKit: [String: [String: Data]] = [:]
    ) throws -> [String: SubmittedFiles] {
        var reader = SubmissionReader()
        let root = try katasFolder(in: folder)
        return try katas.reduce(into: [:]) { submitted, kata in
            var files = SubmittedFiles()
            files.sources = try reader.collect("\(kata)/Sources", of: root, for: &files)
            files.tests = try reader.collect("\(kata)/Tests", of: root, for: &files)
            files.runs = KeptRuns.read(in: root.appending(path: kata))
            for (path, data) in (ofKit[kata] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let file = root.deletingLastPathComponent().appending(path: path)
                guard file.kind == .file, let own = try? Data(contentsOf: file) else { continue }
                guard own.withoutWhiteSpace != data.withoutWhiteSpace else { continue }
                files.leftOut.append("\(path): differs from the kit, whose own file counts")
            }
            let more = files.leftOut.count - longestList
            if more > 0 { files.leftOut = files.leftOut.prefix(longestList) + ["\(more) more"] }
            submitted[kata] = files
        }
    }

    /// The nearest `Katas` folder below this one: archives often wrap everything in a folder or two.
    private static func katasFolder(in folder: URL) throws -> URL {
        guard let found = nearest(in: folder, { $0.lastPathComponent == "Katas" }), let first = found.first else {
            throw Unreadable(reason: "it has no Katas folder")
        }
        guard found.count == 1 else { throw Unreadable(reason: "it has more than one Katas folder") }
        guard first.kind == .folder else { throw Unreadable(reason: "its Katas is not a folder") }
        return first
    }

    /// The only archive in a folder without a `Katas` folder: an LMS may have a folder for each student, with what was uploaded.
    static func archive(in folder: URL) throws -> URL? {
        guard nearest(in: folder, { $0.lastPathComponent == "Katas" }) == nil else { return nil }
        let isArchive = { (file: URL) in
            Submission.Kind.ofFile(named: file.lastPathComponent).kind != .unknown && file.kind == .file
        }
        guard let found = nearest(in: folder, isArchive) else { return nil }
        guard found.count == 1 else {
            let names = found.prefix(longestList).map { $0.lastPathComponent.shownAsPath }.joined(separator: ", ")
            throw Unreadable(reason: "it has no Katas folder and \(found.count) archives: \(names): leave one")
        }
        return found[0]
    }

    /// What fits in the first of four levels that has something; nil where none has.
    private static func nearest(in folder: URL, _ fits: (URL) -> Bool) -> [URL]? {
        var level = [folder]
        for _ in 0..<4 where level.count <= mostFiles {
            let entries = level.flatMap { folder in
                names(in: folder).filter { $0 != "__MACOSX" }.map { folder.appending(path: $0) }
            }
            let found = entries.filter(fits)
            guard found.isEmpty else { return found }
            level = entries.filter { $0.kind == .folder }
        }
        return nil
    }

    /// The files of a folder, by path below it in the sandbox.
    private mutating func collect(
        _ path: String,
        of root: URL,
        for submitted: inout SubmittedFiles
    ) throws -> [String: Data] {
        var parts = root
        for part in path.split(separator: "/") {
            parts.append(path: String(part))
            guard parts.kind == .link else { continue }
            submitted.leftOut.append("Katas/\(path): a symbolic link")
            return [:]
        }
        var files: [String: Data] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for name in Self.names(in: parts.appending(path: folder)) {
                let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                let file = parts.appending(path: inner)
                let shown = "Katas/\(path)/\(inner)".shownAsPath
                switch file.kind {
                case .folder: folders.append(inner)
                case .file where name.lowercased().hasSuffix(".swift"):
                    files[submitted.paths.path(for: inner)] = try read(file, shownAs: shown)
                case .file: break
                case .link: submitted.leftOut.append("\(shown): a symbolic link")
                case nil: submitted.leftOut.append("\(shown): it cannot be found by this name")
                default: submitted.leftOut.append("\(shown): not a regular file")
                }
            }
        }
        return files
    }

    private mutating func read(_ file: URL, shownAs path: String) throws -> Data {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let bytes = (attributes?[.size] as? Int) ?? .max
        guard bytes <= Self.largestFile else {
            throw Unreadable(reason: "\(path) is larger than \(Self.largestFile >> 20) MiB")
        }
        count += 1
        size += bytes
        guard count <= Self.mostFiles else {
            throw Unreadable(reason: "it has more than \(Self.mostFiles) Swift files")
        }
        guard size <= Self.largestSubmission else {
            throw Unreadable(reason: "its Swift files are larger than \(Self.largestSubmission >> 20) MiB together")
        }
        guard let data = try? Data(contentsOf: file) else { throw Unreadable(reason: "\(path) cannot be read") }
        return data
    }

    /// The names in a folder, in a stable order, without hidden names.
    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
