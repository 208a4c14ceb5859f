import Testing

@testable import Melodies

@Suite(.temporaryFolder)
struct MelodyFileDatabaseContractTests {
    // The file database and the fake must pass the same tests: a contract. So other tests can trust the fake.

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `before the first save, loading returns nil and throws no error`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()

        expect(store, database, loads: .nothing, "loadMelodies() should return nil before the first save")
        expect(store, database, loads: .nothing, "loadMelodies() should return nil again: a load is not a save")

        try store.open().saveMelodies([.make()])

        expect(
            store,
            database,
            loads: .melodies([.make()]),
            "after a save, loadMelodies() of a new database should return the stored melodies"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a new database loads the stored melodies in their order`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()

        try database.saveMelodies(Melody.odd())

        expect(
            store,
            database,
            loads: .melodies(Melody.odd()),
            "loadMelodies() of a new database should return what an earlier database saved in the same place, in that order"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a second save replaces all stored melodies`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let (database, other) = (store.open(), store.open())
        try database.saveMelodies(Melody.mocks())
        expect(store, database, loads: .melodies(Melody.mocks()), "loadMelodies() should return the saved melodies")

        // The ids are the same, and everything else is new.
        let newer = Melody.mocks().map { Melody.make(id: $0.id, title: "Kalinka") }
        try other.saveMelodies(newer)
        expect(
            store,
            other,
            loads: .melodies(newer),
            "after a second save, loadMelodies() should return its melodies, and none of the first save"
        )

        try database.saveMelodies(Melody.mocks())
        expect(
            store,
            other,
            loads: .melodies(Melody.mocks()),
            "after a third save, loadMelodies() should return its melodies, although this database saved them before"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a saved empty list loads as an empty list, not as nil`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()

        // The first list is empty, and then an empty list replaces another one.
        for melodies in [[], Melody.mocks(), []] {
            try database.saveMelodies(melodies)

            expect(
                store,
                database,
                loads: .melodies(melodies),
                "loadMelodies() should return the list that was saved, also an empty one: nil means that there was no save yet"
            )
        }
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a save that cannot write throws an error`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()
        let kalinka = [Melody.make(id: 4, title: "Kalinka")]
        try database.saveMelodies(Melody.mocks())

        try store.fill()
        #expect(
            throws: (any Error).self,
            "saveMelodies(_:) should throw when nothing can be written: it should not seem to save"
        ) {
            try database.saveMelodies(kalinka)
        }

        try store.makeRoom()
        expect(
            store,
            database,
            loads: .melodies(Melody.mocks()),
            "after a save that throws, loadMelodies() should return all the melodies of the save before it"
        )
        try database.saveMelodies(kalinka)
        expect(
            store,
            database,
            loads: .melodies(kalinka),
            "saveMelodies(_:) should write when there is room again: the save that could not write should not matter"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases, [.infinity, -.infinity, .nan] as [Double])
    func `a save stores all the melodies, or throws and keeps the old ones`(
        kind: MelodyDatabaseKind,
        duration: Double
    ) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()
        try database.saveMelodies(Melody.mocks())
        // JSON has no value for this duration. A store may keep it in another way, or refuse it.
        let melodies = [Melody.make(id: 4), .make(id: 5, duration: duration)]

        var isSaved = true
        do {
            try database.saveMelodies(melodies)
        } catch {
            isSaved = false
        }

        expect(
            store,
            database,
            loads: .melodies(isSaved ? melodies : Melody.mocks()),
            """
            after a save that \(isSaved ? "does not throw" : "throws"), loadMelodies() should return \
            all the melodies of \(isSaved ? "that save" : "the save before it")
            """
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases, Damage.allCases)
    func `a damaged store throws at each load and is not deleted`(kind: MelodyDatabaseKind, damage: Damage) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()
        try database.saveMelodies(Melody.mocks())
        expect(store, database, loads: .melodies(Melody.mocks()), "loadMelodies() should return the saved melodies")

        try store.damage(damage)
        let contents = store.contents

        try #require(
            throws: (any Error).self,
            "loadMelodies() should throw: there is a store, but it cannot be read"
        ) {
            try store.open().loadMelodies()
        }
        #expect(
            throws: (any Error).self,
            "loadMelodies() should throw again: the first call should not delete the store that it could not read"
        ) {
            try store.open().loadMelodies()
        }
        #expect(
            throws: (any Error).self,
            "loadMelodies() should throw, also of a database \(Self.openBefore)"
        ) {
            try database.loadMelodies()
        }
        #expect(store.contents == contents, "loadMelodies() should not change the store that it could not read")
    }

    @Test(
        arguments: MelodyDatabaseKind.allCases,
        [.garbledContents, .otherContents, .nullContents, .lostHalf, .noContents] as [Damage]
    )
    func `the next save replaces garbled contents`(kind: MelodyDatabaseKind, damage: Damage) throws {
        let store = try kind.makeStore()
        defer { store.attachContents() }
        let database = store.open()
        try database.saveMelodies(Melody.mocks())
        try store.damage(damage)
        _ = try? database.loadMelodies()

        #expect(throws: Never.self, "saveMelodies(_:) should not throw: it does not need to read the old contents") {
            try database.saveMelodies(Melody.mocks())
        }

        expect(
            store,
            database,
            loads: .melodies(Melody.mocks()),
            "after this save, loadMelodies() should return the saved melodies"
        )
    }

    private static let openBefore = "that was open before: the file may have changed"

    /// Loads from a new database, and from one that is open: both should return what is in the store.
    private func expect(
        _ store: any MelodyStore,
        _ database: any MelodyDatabase,
        loads expected: Loaded,
        _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let loaded = Loaded(from: store.open())
        #expect(loaded == expected, comment, sourceLocation: sourceLocation)
        guard loaded == expected else { return }
        let loadedAgain = Loaded(from: database)
        #expect(
            loadedAgain == expected,
            "\(comment.rawValue), also of a database \(Self.openBefore)",
            sourceLocation: sourceLocation
        )
    }
}
