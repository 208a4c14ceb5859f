@testable import Melodies

/// A fake: a database without files. It can replace the real one because it passes the same contract.
final class InMemoryMelodyDatabase: MelodyDatabase {
    /// What stays when a database is released.
    final class Memory {
        var melodies: [Melody]?
        var isDamaged = false
        var isFull = false
    }

    struct Failure: Error {}

    private let memory: Memory

    init(memory: Memory) {
        self.memory = memory
    }

    func loadMelodies() throws -> [Melody]? {
        if memory.isDamaged { throw Failure() }
        return memory.melodies
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        if memory.isFull { throw Failure() }
        memory.melodies = melodies
        memory.isDamaged = false
    }
}
