import Foundation

/// Keeps the melodies in one JSON file, in a folder that exists.
@MainActor
final class MelodyFileDatabase: MelodyDatabase {
    private let file: URL

    init(file: URL) {
        self.file = file
    }

    func loadMelodies() throws -> [Melody]? {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
        return try JSONDecoder().decode([Melody].self, from: data)
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        // Encoded before the file is touched, and written beside it before it is replaced.
        let data = try JSONEncoder().encode(melodies)
        try data.write(to: file, options: .atomic)
    }
}
