import Foundation

extension URL {
    func write(_ text: String, to path: String) throws {
        let file = appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try Data(text.utf8).write(to: file)
    }
}
