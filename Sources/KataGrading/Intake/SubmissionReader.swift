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
    /// The number of files, folders and links to look at.
    private static let mostEntries = 10_000
    private static let deepest = 12

    private var count = 0
    private var size = 0
    private var entries = 0

    /// - Throws: ``Unreadable`` when the `Katas` folder is missing, or contains too much.
    static func read(_ folder: URL, katas: [String]) throws -> [String: SubmittedFiles] {
        var reader = SubmissionReader()
        let root = try katasFolder(in: folder)
        return try katas.reduce(into: [:]) { submitted, kata in
            var files = SubmittedFiles()
            files.sources = try reader.collect("\(kata)/Sources", of: root, for: &files)
            files.tests = try reader.collect("\(kata)/Tests", of: root, for: &files)
            let more = files.leftOut.count - longestList
            if more > 0 { files.leftOut = files.leftOut.prefix(longestList) + ["\(more) more"] }
            submitted[kata] = files
        }
    }

    private init() {}

    /// The nearest `Katas` folder below this one: archives often wrap everything in a folder or two.
    private static func katasFolder(in folder: URL) throws -> URL {
        var level = [folder]
        for _ in 0..<4 {
            let found = level.map { $0.appending(path: "Katas") }.filter { $0.kind != nil }
            if let first = found.first {
                guard found.count == 1 else { throw Unreadable(reason: "it has more than one Katas folder") }
                guard first.kind == .folder else { throw Unreadable(reason: "its Katas is not a folder") }
                return first
            }
            level = level.flatMap { folder in
                names(in: folder).filter { $0 != "__MACOSX" }
                    .map { folder.appending(path: $0) }
                    .filter { $0.kind == .folder }
            }
            guard level.count <= mostFiles else { break }
        }
        throw Unreadable(reason: "it has no Katas folder")
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
                entries += 1
                guard entries <= Self.mostEntries else {
                    throw Unreadable(reason: "its katas have more than \(Self.mostEntries) files and folders")
                }
                switch file.kind {
                case .folder where inner.split(separator: "/").count < Self.deepest: folders.append(inner)
                case .folder: submitted.leftOut.append("\(shown): more than \(Self.deepest) folders deep")
                case .file where name.lowercased().hasSuffix(".swift"):
                    files[submitted.paths.path(for: inner)] = try read(file, shownAs: shown)
                case .file: break
                case .link: submitted.leftOut.append("\(shown): a symbolic link")
                case .other: submitted.leftOut.append("\(shown): not a regular file")
                case nil: submitted.leftOut.append("\(shown): it cannot be found by this name")
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
        guard let data = try? Data(contentsOf: file) else {
            throw Unreadable(reason: "\(path) cannot be read")
        }
        return data
    }

    /// The names in a folder, in a stable order, without hidden names.
    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
