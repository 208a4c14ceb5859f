import Foundation

@testable import Melodies

/// Where the melodies are while no database is open.
@MainActor
protocol MelodyDisk {
    /// Opens a new database each time, as at each start of the app.
    func open() -> any MelodyDatabase

    func damage(_ damage: Damage) throws
}

/// What can happen to a disk.
enum Damage: CaseIterable {
    case garbledContents
    case unreadableContents
}

struct MelodyFile: MelodyDisk {
    let url: URL

    func open() -> any MelodyDatabase {
        MelodyFileDatabase(file: url)
    }

    func damage(_ damage: Damage) throws {
        switch damage {
        case .garbledContents:
            try Data("[{".utf8).write(to: url)
        case .unreadableContents:
            // A folder has the name of the file: it exists, but no user can read it as a file.
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
    }
}

extension InMemoryMelodyDatabase.Disk: MelodyDisk {
    func open() -> any MelodyDatabase {
        InMemoryMelodyDatabase(disk: self)
    }

    func damage(_ damage: Damage) {
        contents = .damaged
    }
}
