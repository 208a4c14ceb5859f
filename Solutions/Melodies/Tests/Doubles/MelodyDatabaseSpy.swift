@testable import Melodies

/// A stub that also records: it answers with the results that the test sets, and logs each call. It stores nothing.
final class MelodyDatabaseSpy: MelodyDatabase {
    enum Call: Equatable {
        case loadMelodies
        case saveMelodies([Melody])
    }

    private(set) var calls: [Call] = []
    var loadResult: Result<[Melody]?, any Error>
    var saveResult: Result<Void, any Error> = .success(())

    init(loadResult: Result<[Melody]?, any Error> = .success(nil)) {
        self.loadResult = loadResult
    }

    func loadMelodies() throws -> [Melody]? {
        calls.append(.loadMelodies)
        return try loadResult.get()
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        calls.append(.saveMelodies(melodies))
        try saveResult.get()
    }
}
