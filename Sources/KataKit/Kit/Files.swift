import Foundation

extension URL {
    var exists: Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// The regular files below this folder, by their path from here.
    var files: [String: Data] {
        get throws {
            var files: [String: Data] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: self.path) {
                let file = appending(path: path)
                let kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
                if kind == .typeRegular { files[path] = try Data(contentsOf: file) }
            }
            return files
        }
    }

    var hasSwiftFiles: Bool {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.contains { $0.hasSuffix(".swift") }
    }

    /// Whether both folders hold the same files, byte for byte.
    func holdsTheSame(as other: URL) -> Bool {
        guard let mine = try? files, let others = try? other.files else { return false }
        return mine == others
    }

    /// This path as seen from a folder above it; unchanged where it lies elsewhere.
    func path(from folder: URL) -> String {
        path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }
}

/// Makes a folder hold exactly these files. What is there already is not touched, so that nothing is compiled again.
func lay(_ files: [String: Data], in folder: URL) throws {
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

func copyIfChanged(_ file: URL, to copy: URL) throws {
    let data = try Data(contentsOf: file)
    guard (try? Data(contentsOf: copy)) != data else { return }
    try data.write(to: copy, options: .atomic)
}
