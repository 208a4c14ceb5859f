import Testing

@testable import Melodies

@Suite(.temporaryFolder)
@MainActor
struct MelodyFileDatabaseContractTests {
    // The file database and the fake must pass the same tests: a contract. So other tests can trust the fake.

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `before the first save, loading returns nil and throws no error`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let loadedAtFirst = disk.load()

        try disk.open().saveMelodies([.make()])

        #expect(loadedAtFirst == .nothing, "loadMelodies() should return nil before the first save")
        #expect(disk.load() == .melodies([.make()]), "after a save, loadMelodies() should return the stored melodies")
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a new database loads the stored melodies in their order`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let melodies = [Melody.make(id: 2), .make(id: 1, title: "Für Elise", duration: 178.25), .make(id: 3)]

        try disk.open().saveMelodies(melodies)

        #expect(
            disk.load() == .melodies(melodies),
            "loadMelodies() of a new database should return what an earlier database saved in the same place, in that order"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a second save replaces all stored melodies`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        let database = disk.open()
        try database.saveMelodies(Melody.mocks())

        try database.saveMelodies([.make(id: 4, title: "Kalinka")])

        #expect(
            disk.load() == .melodies([.make(id: 4, title: "Kalinka")]),
            "after a second save, loadMelodies() should return its melodies, and none of the first save"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a saved empty list loads as an empty list, not as nil`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()

        try disk.open().saveMelodies([])

        #expect(
            disk.load() == .melodies([]),
            "loadMelodies() should return the empty list that was saved: nil means that there was no save yet"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a failed save throws and keeps the stored melodies`(kind: MelodyDatabaseKind) throws {
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
            "after a failed save, loadMelodies() should return all the melodies of the save before it"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases, Damage.allCases)
    func `a damaged store throws at each load and is not deleted`(kind: MelodyDatabaseKind, damage: Damage) throws {
        let disk = try kind.makeDisk()
        try disk.damage(damage)

        try #require(
            throws: (any Error).self,
            "loadMelodies() should throw: there is a store, but it cannot be read"
        ) {
            try disk.open().loadMelodies()
        }
        #expect(
            throws: (any Error).self,
            "loadMelodies() should throw again: the first call should not delete the store that it could not read"
        ) {
            try disk.open().loadMelodies()
        }
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `the next save replaces garbled contents`(kind: MelodyDatabaseKind) throws {
        let disk = try kind.makeDisk()
        try disk.damage(.garbledContents)

        #expect(throws: Never.self, "saveMelodies(_:) should not throw: it does not need to read the old contents") {
            try disk.open().saveMelodies(Melody.mocks())
        }

        #expect(
            disk.load() == .melodies(Melody.mocks()),
            "after this save, loadMelodies() should return the saved melodies"
        )
    }
}
