import Foundation

/// A place for bytes.
protocol Storage {
    /// Nil before the first write.
    var data: Data? { get throws }
    func write(_ data: Data) throws
}

struct FileStorage: Storage {
    var url: URL

    var data: Data? {
        get throws {
            guard try exists else { return nil }
            return try Data(contentsOf: url)
        }
    }

    private var exists: Bool {
        get throws {
            let folder = url.deletingLastPathComponent()
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).contains(url.lastPathComponent)
        }
    }

    func write(_ data: Data) throws {
        try data.write(to: url, options: [.atomic])
    }
}
