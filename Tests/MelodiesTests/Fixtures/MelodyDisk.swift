import Foundation
import Testing

@testable import Melodies

/// Where the melodies are while no database is open.
protocol MelodyDisk {
    /// What is stored, as text, for a test that fails.
    var contentsAsText: String? { get }

    /// Opens a new database each time, as at each start of the app.
    func open() -> any MelodyDatabase

    func damage(_ damage: Damage) throws

    /// Until `insert()`, no database can read or write.
    func eject() throws

    func insert() throws
}

/// What can happen to a disk.
enum Damage: CaseIterable {
    case garbledContents
    case unreadableContents
}

/// A folder with one file.
struct MelodyFile: MelodyDisk {
    private let disk: URL
    private let ejectedDisk: URL

    private var url: URL { disk.appending(path: "melodies.json") }

    init(disk: URL) throws {
        self.disk = disk
        ejectedDisk = disk.appendingPathExtension("ejected")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: false)
    }

    var contentsAsText: String? {
        try? String(contentsOf: url, encoding: .utf8)
    }

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

    func eject() throws {
        try FileManager.default.moveItem(at: disk, to: ejectedDisk)
        // A file has the name of the folder, so no user can write below it, and no database can create the folder.
        try Data().write(to: disk)
    }

    func insert() throws {
        try FileManager.default.removeItem(at: disk)
        try FileManager.default.moveItem(at: ejectedDisk, to: disk)
    }
}

extension InMemoryMelodyDatabase.Disk: MelodyDisk {
    /// A failure shows it already.
    var contentsAsText: String? { nil }

    func open() -> any MelodyDatabase {
        InMemoryMelodyDatabase(disk: self)
    }

    func damage(_ damage: Damage) throws {
        #if compiler(>=6.3)
            // Ends only this case of the test, without a failure.
            if damage == .unreadableContents { try Test.cancel("there is no file in memory that could be unreadable") }
        #endif
        contents = .damaged
    }

    func eject() {
        isEjected = true
    }

    func insert() {
        isEjected = false
    }
}
