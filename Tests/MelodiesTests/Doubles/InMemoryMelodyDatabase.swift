@testable import Melodies

/// A database without files. It may stand in for the real one because it passes the same contract.
@MainActor
final class InMemoryMelodyDatabase: MelodyDatabase {
    /// What outlives a database.
    enum Contents {
        case nothing
        case melodies([Melody])
        case damaged
    }

    /// Plays the disk: whoever opens the same one finds the same contents.
    @MainActor
    final class Disk {
        var contents = Contents.nothing
    }

    struct Failure: Error {}

    private let disk: Disk

    init(disk: Disk) {
        self.disk = disk
    }

    func loadMelodies() throws -> [Melody]? {
        switch disk.contents {
        case .nothing: return nil
        case .melodies(let melodies): return melodies
        case .damaged: throw Failure()
        }
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        // JSON knows no such numbers, so the real one cannot store them either.
        guard melodies.allSatisfy(\.duration.isFinite) else { throw Failure() }
        disk.contents = .melodies(melodies)
    }
}
