import Foundation

/// Writes next to the file and then moves the new file over the old one.
@MainActor
final class MelodyFileDatabase: MelodyDatabase {
    private let file: URL
    private let manager = FileManager.default

    init(file: URL) {
        self.file = file
    }

    func loadMelodies() throws -> [Melody]? {
        guard manager.fileExists(atPath: file.path) else { return nil }
        return try JSONDecoder().decode([Melody].self, from: read())
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        let data = try JSONEncoder().encode(melodies)
        let draft = file.appendingPathExtension("new")
        defer { try? manager.removeItem(at: draft) }
        try write(data, to: draft)
        if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
        try manager.moveItem(at: draft, to: file)
    }

    private func read() throws -> Data {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.readToEnd() ?? Data()
    }

    private func write(_ data: Data, to url: URL) throws {
        guard manager.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: data)
        try handle.synchronize()
        try handle.close()
    }
}
