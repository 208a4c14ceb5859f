import Foundation

/// Makes a folder contain exactly these files. It writes only what differs, so that a build compiles nothing again.
///
/// Whatever else is in the folder goes: links, folders where files belong, files where folders belong. A folder that
/// cannot be read is written again as a whole.
package func sync(_ files: [String: Data], to folder: URL) throws {
    let folders = Set(files.keys.flatMap(\.foldersAbove))
    do {
        try folder.makeFolder()
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let place = folder.appending(path: path)
            let kind = place.kind
            let belongs = kind == .folder ? folders.contains(path) : kind == .file && files[path] != nil
            if !belongs { try place.removeTree() }
        }
    } catch {
        try folder.removeTree()
        try folder.makeFolder()
    }
    for path in folders.sorted() {
        try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    for (path, data) in files {
        let file = folder.appending(path: path)
        if (try? Data(contentsOf: file)) != data { try file.write(newVersion: data) }
    }
}

extension URL {
    /// Makes this folder and those above it. What is not a folder gives way to it.
    package func makeFolder() throws {
        if kind != nil, resolved().kind != .folder { try removeTree() }
        try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    }

    /// Removes what is here, also if a folder in it is closed. It does nothing when nothing is here.
    package func removeTree() throws {
        guard kind != nil else { return }
        let manager = FileManager.default
        do {
            try manager.removeItem(at: self)
        } catch {
            openFolders()
            try manager.removeItem(at: self)
        }
    }

    private func openFolders() {
        guard kind == .folder else { return }
        let manager = FileManager.default
        try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] { appending(path: name).openFolders() }
    }
}

extension String {
    /// `["a", "a/b"]` for `a/b/c`.
    fileprivate var foldersAbove: [String] {
        indices.filter { self[$0] == "/" }.map { String(self[..<$0]) }
    }
}
