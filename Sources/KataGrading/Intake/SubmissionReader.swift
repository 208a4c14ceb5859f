import Foundation
import KataKit

/// Reads what grading takes from a folder: the learner's own regular Swift files, within limits.
struct SubmissionReader {
    /// The size of the largest file, in bytes.
    static let largestFile = 1 << 20
    /// The size of the largest submission, in bytes.
    static let largestSubmission = 16 << 20
    static let mostFiles = 300
    private static let deepest = 12

    private var files: [String: SubmittedFiles] = [:]
    private var count = 0
    private var size = 0

    /// - Throws: ``Unreadable`` when the `Katas` folder is missing, or contains too much.
    static func read(_ folder: URL, katas: [String]) throws -> [String: SubmittedFiles] {
        var reader = SubmissionReader()
        let root = try katasFolder(in: folder)
        for kata in katas {
            var taken = SubmittedFiles()
            taken.sources = try reader.collect(root, "\(kata)/Sources", leftOut: &taken.leftOut)
            taken.tests = try reader.collect(root, "\(kata)/Tests", leftOut: &taken.leftOut)
            reader.files[kata] = taken
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

    private mutating func collect(_ root: URL, _ path: String, leftOut: inout [String]) throws -> [String: Data] {
        var parts = root
        for part in path.split(separator: "/") {
            parts.append(path: String(part))
            guard parts.kind == .link else { continue }
            leftOut.append("Katas/\(path): a symbolic link")
            return [:]
        }
        var files: [String: Data] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for name in Self.names(in: parts.appending(path: folder)) {
                let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                let file = parts.appending(path: inner)
                switch file.kind {
                case .folder where inner.split(separator: "/").count < Self.deepest:
                    folders.append(inner)
                case .file where name.lowercased().hasSuffix(".swift"):
                    let data = try read(file, shownAs: "Katas/\(path)/\(inner)")
                    files[Self.plain(inner, apartFrom: files)] = data
                case .link:
                    leftOut.append("Katas/\(path)/\(inner.printable): a symbolic link")
                case .other:
                    leftOut.append("Katas/\(path)/\(inner.printable): not a regular file")
                default:
                    break
                }
            }
        }
        return files
    }

    private mutating func read(_ file: URL, shownAs path: String) throws -> Data {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let bytes = (attributes?[.size] as? Int) ?? .max
        guard bytes <= Self.largestFile else {
            throw Unreadable(reason: "\(path.printable) is larger than \(Self.largestFile >> 20) MiB")
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
            throw Unreadable(reason: "\(path.printable) cannot be read")
        }
        return data
    }

    /// The names in a folder, in a stable order, without hidden names.
    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// A path that every build accepts.
    private static func plain(_ path: String, apartFrom files: [String: Data]) -> String {
        let allowed: (Character) -> Bool = { $0.isLetter || $0.isNumber || " /._+-".contains($0) }
        var plain = String(path.map { allowed($0) ? $0 : "_" })
        while files[plain] != nil { plain = plain.dropLast(".swift".count) + "_.swift" }
        return plain
    }
}

extension String {
    /// The text without characters that move a cursor or end a line.
    var printable: String {
        String(
            String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 || (127..<160).contains($0.value) ? "?" : $0 })
        )
    }
}
