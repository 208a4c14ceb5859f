import Foundation

/// Makes a folder contain exactly these files. It writes only what differs, so that a build compiles nothing again.
package func sync(_ files: [String: Data], to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let present = try folder.readFiles()
    for path in present.keys where files[path] == nil {
        try manager.removeItem(at: folder.appending(path: path))
    }
    for (path, data) in files where present[path] != data {
        let file = folder.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.write(newVersion: data)
    }
}
