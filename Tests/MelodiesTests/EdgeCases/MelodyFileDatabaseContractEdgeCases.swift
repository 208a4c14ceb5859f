import Foundation
import Testing

@testable import Melodies

/// The edge cases of step 3. Each name begins with its rule in the guide, and each row of a table is one case.
struct MelodyFileDatabaseContractEdgeCases {
    let stores: MelodyStores

    init() throws {
        stores = try MelodyStores()
    }

    // MARK: As they are

    @Test(arguments: MelodyStores.Kind.allCases, MelodyList.allCases)
    func `As they are: all melodies are stored`(kind: MelodyStores.Kind, list: MelodyList) throws {
        try stores.open(kind).saveMelodies(list.melodies)

        let loaded = try stores.open(kind).loadMelodies()

        #expect(loaded == list.melodies, "loadMelodies() should return all saved melodies, in their order")
    }

    // MARK: Open databases

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Open databases: each one loads what another has saved`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies(Melody.mocks())
        try #require(database.loadMelodies() == Melody.mocks(), "loadMelodies() should return the saved melodies")

        try stores.open(kind).saveMelodies([.make(title: "Kalinka")])

        #expect(try database.loadMelodies() == [.make(title: "Kalinka")], "loadMelodies() should return the last save")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Open databases: each one can save its melodies again`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies(Melody.mocks())
        try stores.open(kind).saveMelodies([.make(title: "Kalinka")])

        try database.saveMelodies(Melody.mocks())

        #expect(
            try stores.open(kind).loadMelodies() == Melody.mocks(),
            "saveMelodies(_:) should write, although this database has saved the same melodies before"
        )
    }

    // MARK: All or nothing

    @Test(arguments: MelodyStores.Kind.allCases, [Double.infinity, -.infinity])
    func `All or nothing: JSON has no value for infinity`(kind: MelodyStores.Kind, duration: Double) throws {
        let endless = [Melody.make(id: 4), .make(id: 5, duration: duration)]
        let database = stores.open(kind)
        try database.saveMelodies(Melody.mocks())

        let save = Result { try database.saveMelodies(endless) }

        // A save may find a way to store this number, or throw.
        let stored = save.hasFailed ? Melody.mocks() : endless
        #expect(
            try stores.open(kind).loadMelodies() == stored,
            "a save should store all its melodies, or throw and keep the old ones"
        )
    }

    // MARK: Full disk

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Full disk: the old melodies stay`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies(Melody.mocks())
        try stores.fill(kind)

        #expect(throws: (any Error).self, "saveMelodies(_:) should throw: nothing can be written") {
            try database.saveMelodies([.make(title: "Kalinka")])
        }

        try stores.makeRoom(kind)
        #expect(try database.loadMelodies() == Melody.mocks(), "the save has thrown, so the old melodies should stay")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Full disk: the same save works when there is room`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try stores.fill(kind)
        #expect(throws: (any Error).self, "saveMelodies(_:) should throw: nothing can be written") {
            try database.saveMelodies(Melody.mocks())
        }
        try stores.makeRoom(kind)

        try database.saveMelodies(Melody.mocks())

        #expect(try stores.open(kind).loadMelodies() == Melody.mocks(), "the failed save should not matter")
    }

    // MARK: Damage

    @Test(arguments: FileDamage.allCases)
    func `Damage: a load throws`(damage: FileDamage) throws {
        try stores.open(.file).saveMelodies(Melody.mocks())
        try damage.apply(to: stores.file)

        #expect(throws: (any Error).self, "loadMelodies() should throw: something is stored, but it cannot be read") {
            try stores.open(.file).loadMelodies()
        }
    }

    @Test func `Damage: a file that is a folder throws`() throws {
        try FileManager.default.createDirectory(at: stores.file, withIntermediateDirectories: false)

        #expect(throws: (any Error).self, "loadMelodies() should throw: there is a file, but it cannot be read") {
            try stores.open(.file).loadMelodies()
        }
    }

    @Test(arguments: FileDamage.allCases)
    func `Damage: a load does not change the file`(damage: FileDamage) throws {
        let database = stores.open(.file)
        try database.saveMelodies(Melody.mocks())
        try damage.apply(to: stores.file)
        let contents = try Data(contentsOf: stores.file)

        #expect(throws: (any Error).self, "loadMelodies() should throw: the file has changed since the save") {
            try database.loadMelodies()
        }

        #expect(try Data(contentsOf: stores.file) == contents, "a load should only read, so the file can be repaired")
    }

    @Test(arguments: FileDamage.allCases)
    func `Damage: the next save replaces the file`(damage: FileDamage) throws {
        let database = stores.open(.file)
        try database.saveMelodies(Melody.mocks())
        try damage.apply(to: stores.file)

        try database.saveMelodies([.make(title: "Kalinka")])

        #expect(
            try stores.open(.file).loadMelodies() == [.make(title: "Kalinka")],
            "saveMelodies(_:) should not need the old contents"
        )
    }
}

extension MelodyStores {
    /// Undoes `fill(_:)`: what was stored is still there.
    func makeRoom(_ kind: Kind) throws {
        guard kind == .file else { return memory.isFull = false }
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: disk.appending(path: "moved"), to: folder)
    }
}

extension Result {
    var hasFailed: Bool {
        if case .failure = self { true } else { false }
    }
}
