import Foundation
import Testing

@testable import Melodies

/// Where the melodies are while no database is open.
protocol MelodyStore {
    /// Opens a new database each time, as at each start of the app.
    func open() -> any MelodyDatabase

    func damage(_ damage: Damage) throws

    /// After this, nothing can be written.
    func fill() throws
}

enum Damage: CaseIterable {
    case garbledContents
    /// What a crash can leave.
    case noContents
    case unreadableContents
}

/// The databases that must pass the contract of `MelodyDatabase`.
enum MelodyDatabaseKind: CaseIterable {
    case file
    case inMemory

    /// An empty store for one test. The file is in the test's temporary folder.
    func makeStore() throws -> any MelodyStore {
        switch self {
        case .file:
            try MelodyFile(
                folder: #require(TemporaryFolder.current, "the suite should have the trait .temporaryFolder")
            )
        case .inMemory:
            InMemoryMelodyDatabase.Memory()
        }
    }
}

struct MelodyFile: MelodyStore {
    let folder: URL
    private var url: URL { folder.appending(path: "melodies.json") }

    func open() -> any MelodyDatabase {
        MelodyFileDatabase(file: url)
    }

    func damage(_ damage: Damage) throws {
        switch damage {
        case .garbledContents: try Data("[{".utf8).write(to: url)
        case .noContents: try Data().write(to: url)
        // A folder has the name of the file: it exists, but no user can read it as a file.
        case .unreadableContents: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
    }

    /// A file has the name of the folder, so no user can write below it, and no database can create the folder.
    func fill() throws {
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
    }
}

extension InMemoryMelodyDatabase.Memory: MelodyStore {
    func open() -> any MelodyDatabase {
        InMemoryMelodyDatabase(memory: self)
    }

    func damage(_ damage: Damage) {
        isDamaged = true
    }

    func fill() {
        isFull = true
    }
}
