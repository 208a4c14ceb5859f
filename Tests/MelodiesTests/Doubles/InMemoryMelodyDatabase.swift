@testable import Melodies

/// A fake: a database without files. It can replace the real one because it passes the same contract.
final class InMemoryMelodyDatabase: MelodyDatabase {
    /// What stays when a database is released.
    enum Contents {
        case nothing
        case melodies([Melody])
        case damaged
    }

    /// Replaces the disk: all databases on one disk find the same contents.
    final class Disk {
        var contents = Contents.nothing
        var isEjected = false
    }

    struct Failure: Error {}

    private let disk: Disk

    init(disk: Disk) {
        self.disk = disk
    }

    func loadMelodies() throws -> [Melody]? {
        guard !disk.isEjected else { throw Failure() }
        switch disk.contents {
        case .nothing: return nil
        case .melodies(let melodies): return melodies
        case .damaged: throw Failure()
        }
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        guard !disk.isEjected else { throw Failure() }
        disk.contents = .melodies(melodies)
    }
}
