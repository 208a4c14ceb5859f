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

    @Test(arguments: MelodyStores.Kind.allCases)
    func `As they are: melodies of one id are all stored`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)

        try database.saveMelodies([.make(id: 2, title: "La Paloma"), .make(id: 2, title: "Kalinka"), .make(id: 2)])

        #expect(
            try stores.open(kind).loadMelodies()
                == [.make(id: 2, title: "La Paloma"), .make(id: 2, title: "Kalinka"), .make(id: 2)],
            "loadMelodies() should return all saved melodies, in their order"
        )
    }

    @Test(arguments: MelodyStores.Kind.allCases, [Int.min, -1, 0, 1 << 53 + 1, .max])
    func `As they are: an id is stored exactly`(kind: MelodyStores.Kind, id: Int) throws {
        try stores.open(kind).saveMelodies([.make(id: id)])

        let loaded = try stores.open(kind).loadMelodies()

        #expect(loaded == [.make(id: id)], "loadMelodies() should return the id as it was saved")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `As they are: a long list is stored as a whole`(kind: MelodyStores.Kind) throws {
        try stores.open(kind).saveMelodies(.make(count: 1_001))

        let loaded = try stores.open(kind).loadMelodies()

        let isComplete = loaded == .make(count: 1_001)
        #expect(isComplete, "loadMelodies() should return all 1,001 saved melodies, in their order")
    }

    @Test(arguments: MelodyStores.Kind.allCases, OddTitle.allCases)
    func `As they are: a title is stored exactly`(kind: MelodyStores.Kind, title: OddTitle) throws {
        try stores.open(kind).saveMelodies([.make(title: title.rawValue)])

        let loaded = try stores.open(kind).loadMelodies()

        #expect(loaded == [.make(title: title.rawValue)], "loadMelodies() should return the title as it was saved")
    }

    @Test(arguments: MelodyStores.Kind.allCases, OddDuration.allCases)
    func `As they are: a duration is stored exactly`(kind: MelodyStores.Kind, duration: OddDuration) throws {
        try stores.open(kind).saveMelodies([.make(duration: duration.rawValue)])

        let loaded = try stores.open(kind).loadMelodies()

        #expect(loaded == [.make(duration: duration.rawValue)], "loadMelodies() should return the saved duration")
    }

    // MARK: Open databases

    // Both titles have seven letters, because the size of a file should say nothing.

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Open databases: each one loads what another has saved`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies([.make(title: "Siboney")])
        try stores.open(kind).saveMelodies([.make(title: "Kalinka")])

        let loaded = try database.loadMelodies()

        #expect(loaded == [.make(title: "Kalinka")], "loadMelodies() should return the melodies of the last save")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Open databases: a second load returns what is stored now`(kind: MelodyStores.Kind) throws {
        try stores.open(kind).saveMelodies([.make(title: "Siboney")])
        let database = stores.open(kind)
        _ = try database.loadMelodies()
        try stores.open(kind).saveMelodies([.make(title: "Kalinka")])

        let loaded = try database.loadMelodies()

        #expect(loaded == [.make(title: "Kalinka")], "loadMelodies() should not return what it has loaded before")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Open databases: a load before the first save stores nothing`(kind: MelodyStores.Kind) throws {
        _ = try stores.open(kind).loadMelodies()

        let loaded = try stores.open(kind).loadMelodies()

        #expect(loaded == nil, "a load should only read, so there is still no save")
    }

    @Test(arguments: MelodyStores.Kind.allCases, [[], ["Kalinka"]])
    func `Open databases: each one loads the first save`(kind: MelodyStores.Kind, titles: [String]) throws {
        let database = stores.open(kind)
        _ = try database.loadMelodies()
        try stores.open(kind).saveMelodies(titles.map { .make(title: $0) })

        let loaded = try database.loadMelodies()

        #expect(loaded?.map(\.title) == titles, "loadMelodies() should not remember that nothing was stored")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Open databases: each one can save its melodies again`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies([.make(title: "Siboney")])
        try stores.open(kind).saveMelodies([.make(title: "Kalinka")])

        try database.saveMelodies([.make(title: "Siboney")])

        #expect(
            try stores.open(kind).loadMelodies() == [.make(title: "Siboney")],
            "saveMelodies(_:) should write, although this database has saved the same melodies before"
        )
    }

    // MARK: All or nothing

    @Test(arguments: MelodyStores.Kind.allCases, [Double.infinity, -.infinity])
    func `All or nothing: infinity is stored or throws`(kind: MelodyStores.Kind, duration: Double) throws {
        let database = stores.open(kind)
        try database.saveMelodies([.make(title: "La Paloma")])

        // JSON has no value for infinity, so a save may throw.
        let save = Result { try database.saveMelodies([.make(id: 4), .make(id: 5, duration: duration)]) }

        let loaded = try stores.open(kind).loadMelodies()
        let isComplete = loaded == [.make(id: 4), .make(id: 5, duration: duration)]
        #expect(isComplete || loaded == [.make(title: "La Paloma")], "it should load all of them, or the old ones")
        #expect(isComplete == save.hasSucceeded, "saveMelodies(_:) should throw, if it does not store all melodies")
    }

    // MARK: Full disk

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Full disk: the old melodies stay`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies([.make(title: "La Paloma")])

        try stores.withBlockedWrites { try database.saveMelodies([.make(title: "Kalinka")]) }

        #expect(
            try database.loadMelodies() == [.make(title: "La Paloma")],
            "saveMelodies(_:) could not write, so the old melodies should stay"
        )
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `Full disk: the same save works when there is room`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try stores.withBlockedWrites { try database.saveMelodies([.make(title: "La Paloma")]) }

        try database.saveMelodies([.make(title: "La Paloma")])

        #expect(
            try stores.open(kind).loadMelodies() == [.make(title: "La Paloma")],
            "saveMelodies(_:) should write, although an earlier save has failed"
        )
    }

    @Test func `Full disk: a save that fails removes nothing`() throws {
        try FileManager.default.createDirectory(at: stores.file, withIntermediateDirectories: false)

        let save = Result { try stores.open(.file).saveMelodies([.make()]) }

        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: stores.file.path(percentEncoded: false), isDirectory: &isFolder)
        #expect(isFolder.boolValue != save.hasSucceeded, "a save that fails should leave the folder there")
    }

    // MARK: Damage

    @Test(arguments: FileDamage.allCases)
    func `Damage: a load throws`(damage: FileDamage) throws {
        let database = stores.open(.file)
        // After one save more, there could be a copy of the old file.
        try database.saveMelodies([.make(title: "Siboney")])
        try database.saveMelodies([.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")])
        try damage.apply(to: stores.file)

        #expect(throws: (any Error).self, "loadMelodies() should throw, because what is stored cannot be read") {
            try stores.open(.file).loadMelodies()
        }
        #expect(throws: (any Error).self, "loadMelodies() should not return what this database has saved before") {
            try database.loadMelodies()
        }
    }

    @Test func `Damage: loading a folder throws`() throws {
        try FileManager.default.createDirectory(at: stores.file, withIntermediateDirectories: false)

        #expect(throws: (any Error).self, "loadMelodies() should throw, because a folder cannot be read as a file") {
            try stores.open(.file).loadMelodies()
        }
    }

    @Test(arguments: FileDamage.allCases)
    func `Damage: a load does not change the file`(damage: FileDamage) throws {
        let database = stores.open(.file)
        try database.saveMelodies([.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")])
        try damage.apply(to: stores.file)
        let contents = try Data(contentsOf: stores.file)

        _ = Result { try database.loadMelodies() }

        #expect(try Data(contentsOf: stores.file) == contents, "loadMelodies() should only read the file")
    }

    @Test(arguments: FileDamage.allCases)
    func `Damage: the next save replaces the file`(damage: FileDamage) throws {
        let database = stores.open(.file)
        try database.saveMelodies([.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")])
        try damage.apply(to: stores.file)
        let other = stores.open(.file)
        _ = Result { try database.loadMelodies() }
        _ = Result { try other.loadMelodies() }

        try database.saveMelodies([.make(title: "Kalinka")])

        #expect(
            try other.loadMelodies() == [.make(title: "Kalinka")],
            "saveMelodies(_:) should not need the old contents, and loadMelodies() should not remember them"
        )
    }
}

extension MelodyStores {
    /// Saves while nothing can be written. The save should fail, and then there is room again.
    func withBlockedWrites(_ save: () throws -> Void) throws {
        let backup = folder.appendingPathExtension("backup")
        try FileManager.default.copyItem(at: folder, to: backup)
        try blockWrites()
        _ = Result { try save() }
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: backup, to: folder)
        memory.isFull = false
    }
}

extension Result {
    var hasSucceeded: Bool {
        if case .success = self { true } else { false }
    }
}
