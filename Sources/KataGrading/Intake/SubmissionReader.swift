import Foundation
import KataKit

/// Reads what grading takes from a folder: the learner's own regular Swift files, within limits.
struct SubmissionReader {
    /// The size of the largest file, in bytes.
    static let largestFile = 1 << 20
    /// The size of the largest submission, in bytes.
    static let largestSubmission = 16 << 20
    static let mostFiles = 300
    /// The number of files, folders and links to look at.
    private static let mostEntries = 10_000
    private static let deepest = 12

    private var files: [String: SubmittedFiles] = [:]
    private var count = 0
    private var size = 0
    private var entries = 0

    /// - Throws: ``Unreadable`` when the `Katas` folder is missing, or contains too much.
    static func read(_ folder: URL, katas: [String]) throws -> [String: SubmittedFiles] {
        var reader = SubmissionReader()
        let root = try katasFolder(in: folder)
        for kata in katas {
            var leftOut: [String] = []
            let sources = try reader.collect(root, "\(kata)/Sources", leftOut: &leftOut)
            let tests = try reader.collect(root, "\(kata)/Tests", leftOut: &leftOut)
            reader.files[kata] = SubmittedFiles(sources: sources, tests: tests, leftOut: leftOut)
        }
        return reader.files
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

    private mutating func collect(
        _ root: URL,
        _ path: String,
        leftOut: inout [String]
    ) throws -> SubmittedFiles.OwnFiles {
        var parts = root
        for part in path.split(separator: "/") {
            parts.append(path: String(part))
            guard parts.kind == .link else { continue }
            leftOut.append("Katas/\(path): a symbolic link")
            return []
        }
        var files: SubmittedFiles.OwnFiles = []
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
                case .folder: leftOut.append("\(shown): more than \(Self.deepest) folders deep")
                case .file where name.lowercased().hasSuffix(".swift"):
                    files.append((inner, try read(file, shownAs: shown)))
                case .file: break
                case .link: leftOut.append("\(shown): a symbolic link")
                case .other: leftOut.append("\(shown): not a regular file")
                case nil: leftOut.append("\(shown): it cannot be found by this name")
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
