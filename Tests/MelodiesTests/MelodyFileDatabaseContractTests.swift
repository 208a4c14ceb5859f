import Foundation
import Testing

@testable import Melodies

/// The story: what each store of melodies promises. The file and the fake pass the same tests, so other tests can trust the fake.
struct MelodyFileDatabaseContractTests {
    let stores: MelodyStores

    init() throws {
        stores = try MelodyStores()
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `before the first save, nothing is stored`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)

        let loaded = try database.loadMelodies()

        #expect(loaded == nil, "there was no save yet, so loadMelodies() should return nil")
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `a reopened database loads the saved melodies`(kind: MelodyStores.Kind) throws {
        try stores.open(kind).saveMelodies([.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")])

        let loaded = try stores.open(kind).loadMelodies()

        #expect(
            loaded == [.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")],
            "loadMelodies() should return what another database has saved in the same place, in that order"
        )
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `a second save replaces the melodies of the first`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies([.make(id: 1, title: "La Paloma"), .make(id: 2)])

        try database.saveMelodies([.make(id: 1, title: "Kalinka")])

        #expect(
            try stores.open(kind).loadMelodies() == [.make(id: 1, title: "Kalinka")],
            "loadMelodies() should return the melodies of the last save, and no older ones"
        )
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `a saved empty list loads as an empty list`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try database.saveMelodies([.make()])

        try database.saveMelodies([])

        #expect(
            try stores.open(kind).loadMelodies() == [],
            "loadMelodies() should return [], because nil means that there was no save yet"
        )
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `a save that cannot write throws an error`(kind: MelodyStores.Kind) throws {
        let database = stores.open(kind)
        try stores.blockWrites()

        #expect(throws: (any Error).self, "saveMelodies(_:) should throw, because it could not store the melodies") {
            try database.saveMelodies([.make()])
        }
    }

    @Test(arguments: MelodyStores.Kind.allCases)
    func `loading a damaged store throws`(kind: MelodyStores.Kind) throws {
        try stores.damage()

        #expect(throws: (any Error).self, "loadMelodies() should throw, because what is stored cannot be read") {
            try stores.open(kind).loadMelodies()
        }
    }
}
