import Testing

@testable import Melodies

@Suite(.temporaryFolder)
struct MelodyFileDatabaseContractTests {
    // The file database and the fake must pass the same tests: a contract. So other tests can trust the fake.

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `before the first save, loading returns nil and throws no error`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        let loadedAtFirst = Loaded(from: store.open())

        try store.open().saveMelodies([.make()])

        #expect(loadedAtFirst == .nothing, "loadMelodies() should return nil before the first save")
        expect(
            store,
            loads: .melodies([.make()]),
            "after a save, loadMelodies() of a new database should return the stored melodies"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a new database loads the stored melodies in their order`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        let melodies = [
            Melody.make(id: 2), .make(id: 1, title: "Für Elise", duration: 178.25), .make(id: 3),
            .make(id: 2, title: " Air,\n\"on the G String\" "),
        ]

        try store.open().saveMelodies(melodies)

        expect(
            store,
            loads: .melodies(melodies),
            "loadMelodies() of a new database should return what an earlier database saved in the same place, in that order"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a second save replaces all stored melodies`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        let database = store.open()
        try database.saveMelodies(Melody.mocks())

        try database.saveMelodies([.make(id: 4, title: "Kalinka")])

        expect(
            store,
            loads: .melodies([.make(id: 4, title: "Kalinka")]),
            "after a second save, loadMelodies() should return its melodies, and none of the first save"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a saved empty list loads as an empty list, not as nil`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()

        try store.open().saveMelodies([])

        expect(
            store,
            loads: .melodies([]),
            "loadMelodies() should return the empty list that was saved: nil means that there was no save yet"
        )
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a save that cannot write throws an error`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        let database = store.open()
        try database.saveMelodies(Melody.mocks())

        try store.fill()

        #expect(
            throws: (any Error).self,
            "saveMelodies(_:) should throw when nothing can be written: it should not seem to save"
        ) {
            try database.saveMelodies([.make(id: 4, title: "Kalinka")])
        }
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `a save stores all the melodies, or throws and keeps the old ones`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        let database = store.open()
        try database.saveMelodies(Melody.mocks())
        // JSON has no value for infinity. A store may keep it in another way, or refuse it.
        let melodies = [Melody.make(id: 4), .make(id: 5, duration: .infinity)]

        var isSaved = true
        do {
            try database.saveMelodies(melodies)
        } catch {
            isSaved = false
        }

        expect(
            store,
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
        try store.damage(damage)

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
    }

    @Test(arguments: MelodyDatabaseKind.allCases)
    func `the next save replaces garbled contents`(kind: MelodyDatabaseKind) throws {
        let store = try kind.makeStore()
        try store.damage(.garbledContents)

        #expect(throws: Never.self, "saveMelodies(_:) should not throw: it does not need to read the old contents") {
            try store.open().saveMelodies(Melody.mocks())
        }

        expect(
            store,
            loads: .melodies(Melody.mocks()),
            "after this save, loadMelodies() should return the saved melodies"
        )
    }

    private func expect(
        _ store: any MelodyStore,
        loads expected: Loaded,
        _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let loaded = Loaded(from: store.open())
        #expect(loaded == expected, comment, sourceLocation: sourceLocation)
    }
}
