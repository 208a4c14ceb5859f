import Foundation

extension URL {
    /// Writes a file below this folder. One that has this text already keeps its date, so that nothing is built again.
    package func write(_ text: String, to path: String) throws {
        let file = appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try Data(text.utf8).write(to: file)
    }

    package func remove(_ path: String) {
        try? FileManager.default.removeItem(at: appending(path: path))
    }
}
