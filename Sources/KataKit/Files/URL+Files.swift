import Foundation

/// What is at a path. A link is a link, wherever it leads.
package enum FileKind: Equatable {
    case file
    case folder
    case link
    case other
}

extension URL {
    /// Nil where there is nothing.
    package var kind: FileKind? {
        switch attributes?[.type] as? FileAttributeType {
        case nil: nil
        case .typeRegular: .file
        case .typeDirectory: .folder
        case .typeSymbolicLink: .link
        default: .other
        }
    }

    /// Of the link itself where this is one. Nil where there is nothing.
    var attributes: [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path)
    }

    /// Whether there is something. A link counts by what it leads to.
    package var exists: Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// This path as seen from a folder above it, or the whole path where it is elsewhere.
    package func path(from folder: URL) -> String {
        path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }

    /// The first bytes of a file as text: as many as a person may read, whatever the bytes are.
    package func readText(upTo bytes: Int = 4 << 20) -> String {
        guard let handle = try? FileHandle(forReadingFrom: self) else { return "" }
        defer { try? handle.close() }
        return String(decoding: (try? handle.read(upToCount: bytes)) ?? Data(), as: UTF8.self)
    }

    /// Reads the regular files below this folder, by their path from here.
    package func readFiles() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: self.path) {
            let file = appending(path: path)
            if file.kind == .file { files[path] = try Data(contentsOf: file) }
        }
        return files
    }

    /// Finds all below this folder that is no folder, links and hidden files too, by its path from here. Empty where there is
    /// no folder.
    package func findLeaves() throws -> [String: URL] {
        guard exists else { return [:] }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, appending(path: $0)) }).filter { $1.kind != .folder }
    }

    /// Finds the folders below this one that no file is in, the deepest first.
    func findEmptyFolders() throws -> [URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
        let files = try findLeaves().keys
        return paths.sorted { $0.count > $1.count }
            .filter { path in appending(path: path).kind == .folder && !files.contains { $0.hasPrefix("\(path)/") } }
            .map { appending(path: $0) }
    }

    /// Looks for a Swift file below this folder.
    func containsSwiftFile() -> Bool {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.contains { $0.hasSuffix(".swift") }
    }

    /// Compares two folders, byte for byte.
    package func hasSameFiles(as other: URL) -> Bool {
        guard let mine = try? findLeaves(), let others = try? other.findLeaves(), mine.keys == others.keys else {
            return false
        }
        return mine.allSatisfy { path, file in others[path].flatMap { try? file.hasSameContents(as: $0) } == true }
    }

    /// Compares the bytes of two files, or the destinations of two links.
    func hasSameContents(as other: URL) throws -> Bool {
        guard kind == other.kind else { return false }
        guard kind == .link else { return try Data(contentsOf: self) == Data(contentsOf: other) }
        let destination = FileManager.default.destinationOfSymbolicLink(atPath:)
        return try destination(path) == destination(other.path)
    }
}
