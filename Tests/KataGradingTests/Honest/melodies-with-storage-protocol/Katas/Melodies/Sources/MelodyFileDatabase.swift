import Foundation

@MainActor
final class MelodyFileDatabase: Repository<[Melody]>, MelodyDatabase {
    init(file: URL) {
        super.init(storage: FileStorage(url: file))
    }

    func loadMelodies() throws -> [Melody]? { try load() }

    func saveMelodies(_ melodies: [Melody]) throws { try save(melodies) }
}

/// Stores one value as JSON.
@MainActor
class Repository<Value: Codable> {
    private var storage: any Storage

    init(storage: any Storage) {
        self.storage = storage
    }

    func load() throws -> Value? {
        try storage.data.map { try JSONDecoder().decode(Value.self, from: $0) }
    }

    func save(_ value: Value) throws {
        try storage.write(JSONEncoder().encode(value))
    }
}
