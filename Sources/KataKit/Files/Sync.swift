import Foundation

/// Makes a folder contain exactly these files. It writes only what differs, so that a build compiles nothing again.
///
/// Whatever else is in the folder goes: links, folders where files belong, files where folders belong.
package func sync(_ files: [String: Data], to folder: URL) throws {
    let folders = Set(files.keys.flatMap(\.foldersAbove))
    try folder.makeFolder()
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        let place = folder.appending(path: path)
        let kind = place.kind
        let belongs = kind == .folder ? folders.contains(path) : kind == .file && files[path] != nil
        if !belongs { try place.removeTree() }
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

    /// Removes what is here. It does nothing when nothing is here.
    package func removeTree() throws { if kind != nil { try FileManager.default.removeItem(at: self) } }
}

extension String {
    /// `["a", "a/b"]` for `a/b/c`.
    package var foldersAbove: [String] { indices.filter { self[$0] == "/" }.map { String(self[..<$0]) } }
}
