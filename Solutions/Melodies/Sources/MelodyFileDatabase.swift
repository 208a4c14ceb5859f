import Foundation

/// Stores the melodies in one file. The folder of the file must exist.
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
        // Encode first: if that throws, the file is unchanged. The atomic write replaces the file as a whole.
        let data = try JSONEncoder().encode(melodies)
        try data.write(to: file, options: .atomic)
    }
}
