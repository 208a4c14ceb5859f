@testable import Melodies

/// Stores one list of melodies in memory and logs each call. A test can make it fail.
final class MelodyDatabaseFake: MelodyDatabase {
    enum Call: Equatable, CustomDebugStringConvertible {
        case loadMelodies
        case saveMelodies([Melody])

        var debugDescription: String {
            switch self {
            case .loadMelodies: "loadMelodies()"
            case .saveMelodies(let melodies): "saveMelodies(\(melodies.map(\.title)))"
            }
        }
    }

    private(set) var calls: [Call] = []
    var stored: [Melody]?
    var loadError: (any Error)?
    var saveError: (any Error)?

    func loadMelodies() throws -> [Melody]? {
        calls.append(.loadMelodies)
        if let loadError { throw loadError }
        return stored
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        calls.append(.saveMelodies(melodies))
        if let saveError { throw saveError }
        stored = melodies
    }
}
