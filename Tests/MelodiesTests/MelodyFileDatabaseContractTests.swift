import Testing

@testable import Melodies

@Suite(.temporaryFolder)
@MainActor
struct MelodyFileDatabaseContractTests {
    // One contract, and two who keep it: what other tests believe of the fake is true of the file.

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `before anything was stored there is nothing, and that is no error`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let loadedAtFirst = disk.load()

        try disk.open().saveMelodies([.make()])

        #expect(loadedAtFirst == .nothing, "loadMelodies() should return nil before anything was stored")
        #expect(disk.load() == .melodies([.make()]), "after a save, loadMelodies() should return what was stored")
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `stored melodies survive a new instance, in their order`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let melodies = [Melody.make(id: 2), .make(id: 1, title: "Für Elise", duration: 178.25), .make(id: 3)]

        try disk.open().saveMelodies(melodies)

        #expect(
            disk.load() == .melodies(melodies),
            "loadMelodies() of a new database should return what another one stored in the same place, in the same order"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `storing again replaces all that was stored`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let database = disk.open()
        try database.saveMelodies(Melody.mocks())

        try database.saveMelodies([.make(id: 4, title: "Kalinka")])

        #expect(
            disk.load() == .melodies([.make(id: 4, title: "Kalinka")]),
            "after a second save, loadMelodies() should return what that one stored, and nothing of the first"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `an empty list is stored as an empty list, not as nothing`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()

        try disk.open().saveMelodies([])

        #expect(
            disk.load() == .melodies([]),
            "loadMelodies() should return the empty list that was stored: nil means that nothing ever was"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a failed save throws, and leaves what was stored`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let database = disk.open()
        try database.saveMelodies(Melody.mocks())

        #expect(
            throws: (any Error).self,
            "saveMelodies(_:) should throw when a duration is NaN: JSON has no such number"
        ) {
            try database.saveMelodies([.make(id: 4), .make(id: 5, duration: .nan)])
        }

        #expect(
            disk.load() == .melodies(Melody.mocks()),
            "after a save that cannot succeed, loadMelodies() should return what was stored before, all of it"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases, Damage.allCases)
    func `a damaged store is an error each time, and stays there`(kind: MelodyDatabaseKind, damage: Damage) throws {
        let disk = try kind.makeDisk()
        try disk.damage(damage)

        try #require(
            throws: (any Error).self,
            "loadMelodies() should throw, and not return: there is a store, and nobody can read it"
        ) {
            try disk.open().loadMelodies()
        }
        #expect(
            throws: (any Error).self,
            "loadMelodies() should throw again: the time before, it should have left what it could not read where it was"
        ) {
            try disk.open().loadMelodies()
        }
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `the next save replaces garbled contents`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        try disk.damage(.garbledContents)

        #expect(throws: Never.self, "saveMelodies(_:) should not throw: it need not read what it replaces") {
            try disk.open().saveMelodies(Melody.mocks())
        }

        #expect(
            disk.load() == .melodies(Melody.mocks()),
            "loadMelodies() should return what was stored in place of the damage"
        )
    }
}
