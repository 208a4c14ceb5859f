import Foundation
import KataKit

/// Takes from a folder what grading reads: regular Swift files of the learner's own, within limits.
struct Harvest {
    /// In bytes.
    static let largestFile = 1 << 20
    /// In bytes.
    static let largestSubmission = 16 << 20
    static let mostFiles = 300
    private static let deepest = 12

    private var katas: [String]
    private var handedIn: [String: HandedIn] = [:]
    private var count = 0
    private var size = 0

    /// - Throws: ``Unreadable`` when there is no `Katas` folder, or there is too much in it.
    static func of(_ folder: URL, katas: [String]) throws -> [String: HandedIn] {
        var harvest = Harvest(katas: katas)
        let root = try katasFolder(in: folder)
        for kata in katas {
            var taken = HandedIn()
            taken.sources = try harvest.collect(root, "\(kata)/Sources", leftOut: &taken.leftOut)
                .filter { !$0.key.hasPrefix("Given/") }
            taken.tests = try harvest.collect(root, "\(kata)/Tests", leftOut: &taken.leftOut)
            harvest.handedIn[kata] = taken
        }
        return harvest.handedIn
    }

    private init(katas: [String]) {
        self.katas = katas
    }

    /// The nearest `Katas` below: archives often wrap everything in a folder or two.
    private static func katasFolder(in folder: URL) throws -> URL {
        var level = [folder]
        for _ in 0..<4 {
            let found = level.map { $0.appending(path: "Katas") }.filter { FileKind(of: $0) != nil }
            if let first = found.first {
                guard found.count == 1 else { throw Unreadable(reason: "there is more than one Katas folder in it") }
                guard FileKind(of: first) == .folder else { throw Unreadable(reason: "its Katas is no folder") }
                return first
            }
            level = level.flatMap { folder in
                names(in: folder).filter { $0 != "__MACOSX" }
                    .map { folder.appending(path: $0) }
                    .filter { FileKind(of: $0) == .folder }
            }
            guard level.count <= mostFiles else { break }
        }
        throw Unreadable(reason: "there is no Katas folder in it")
    }

    private mutating func collect(_ root: URL, _ path: String, leftOut: inout [String]) throws -> [String: Data] {
        var parts = root
        for part in path.split(separator: "/") {
            parts.append(path: String(part))
            guard FileKind(of: parts) == .link else { continue }
            leftOut.append("Katas/\(path): a symbolic link")
            return [:]
        }
        var files: [String: Data] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for name in Self.names(in: parts.appending(path: folder)) {
                let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                let file = parts.appending(path: inner)
                switch FileKind(of: file) {
                case .folder where inner.split(separator: "/").count < Self.deepest:
                    folders.append(inner)
                case .file where name.lowercased().hasSuffix(".swift"):
                    let data = try read(file, shownAs: "Katas/\(path)/\(inner)")
                    files[Self.plain(inner, apartFrom: files)] = data
                case .link:
                    leftOut.append("Katas/\(path)/\(inner.printable): a symbolic link")
                case .other:
                    leftOut.append("Katas/\(path)/\(inner.printable): no regular file")
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

    /// In a stable order, without what is hidden.
    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// A path that no build trips over.
    private static func plain(_ path: String, apartFrom files: [String: Data]) -> String {
        let allowed: (Character) -> Bool = { $0.isLetter || $0.isNumber || " /._+-".contains($0) }
        var plain = String(path.map { allowed($0) ? $0 : "_" })
        while files[plain] != nil { plain = plain.dropLast(".swift".count) + "_.swift" }
        return plain
    }
}

extension String {
    /// Without what moves a cursor or ends a line.
    var printable: String {
        String(
            String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 || (127..<160).contains($0.value) ? "?" : $0 })
        )
    }
}
