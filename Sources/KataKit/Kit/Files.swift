import Foundation

extension URL {
    package var exists: Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// The regular files below this folder, by their path from here.
    package var files: [String: Data] {
        get throws {
            var files: [String: Data] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: self.path) {
                let file = appending(path: path)
                if file.attributes?[.type] as? FileAttributeType == .typeRegular {
                    files[path] = try Data(contentsOf: file)
                }
            }
            return files
        }
    }

    var isFolder: Bool {
        attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Of the link itself where this is one; nil where there is nothing.
    var attributes: [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path)
    }

    /// All below this folder that is no folder, links and hidden files too, by its path from here; nothing where there is
    /// no folder.
    var leaves: [String: URL] {
        get throws {
            guard exists else { return [:] }
            let paths = try FileManager.default.subpathsOfDirectory(atPath: self.path)
            return Dictionary(uniqueKeysWithValues: paths.map { ($0, appending(path: $0)) }).filter { !$1.isFolder }
        }
    }

    /// The folders below this one that no file is left in, the deepest first.
    var emptyFolders: [URL] {
        get throws {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: self.path)
            let files = try leaves.keys
            return paths.sorted { $0.count > $1.count }
                .filter { path in appending(path: path).isFolder && !files.contains { $0.hasPrefix("\(path)/") } }
                .map { appending(path: $0) }
        }
    }

    /// Whether two files hold the same bytes, or two links lead to the same place.
    func isSame(as other: URL) throws -> Bool {
        let kinds = [self, other].map { $0.attributes?[.type] as? FileAttributeType }
        guard kinds[0] == kinds[1] else { return false }
        guard kinds[0] == .typeSymbolicLink else { return try Data(contentsOf: self) == Data(contentsOf: other) }
        let destination = FileManager.default.destinationOfSymbolicLink(atPath:)
        return try destination(path) == destination(other.path)
    }

    var hasSwiftFiles: Bool {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.contains { $0.hasSuffix(".swift") }
    }

    /// Whether both folders hold the same files, byte for byte.
    package func holdsTheSame(as other: URL) -> Bool {
        guard let mine = try? leaves, let others = try? other.leaves, mine.keys == others.keys else { return false }
        return mine.allSatisfy { path, file in others[path].flatMap { try? file.isSame(as: $0) } == true }
    }

    /// This path as seen from a folder above it; unchanged where it lies elsewhere.
    package func path(from folder: URL) -> String {
        path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }
}

/// Makes a folder hold exactly these files. What is there already is not touched, so that nothing is compiled again.
package func lay(_ files: [String: Data], in folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let present = try folder.files
    for path in present.keys where files[path] == nil {
        try manager.removeItem(at: folder.appending(path: path))
    }
    for (path, data) in files where present[path] != data {
        let file = folder.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
