import Foundation

@MainActor
final class MelodyFileDatabase: MelodyDatabase {
    /// What is in the file, with a version for later.
    private struct Archive: Codable {
        var version = 1
        var melodies: [Melody]
    }

    private enum Failure: LocalizedError {
        case endlessMelody(Melody)

        var errorDescription: String? {
            switch self {
            case .endlessMelody(let melody): "\(melody.title) has no end."
            }
        }
    }

    private let file: URL

    init(file: URL) {
        self.file = file
    }

    func loadMelodies() throws -> [Melody]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
        let text = try String(contentsOf: file, encoding: .utf8)
        return try PropertyListDecoder().decode(Archive.self, from: Data(text.utf8)).melodies
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        if let endless = melodies.first(where: { !$0.duration.isFinite }) { throw Failure.endlessMelody(endless) }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        let text = String(decoding: try encoder.encode(Archive(melodies: melodies)), as: UTF8.self)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
