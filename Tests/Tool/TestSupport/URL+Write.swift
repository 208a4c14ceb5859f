import Foundation
import KataKit

extension URL {
    /// Writes a file below this folder. One that has this text already keeps its date, so that nothing is built again.
    package func write(_ text: String, to path: String) throws {
        let file = appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try file.write(newVersion: Data(text.utf8))
    }

    package func remove(_ path: String) {
        try? FileManager.default.removeItem(at: appending(path: path))
    }
}
