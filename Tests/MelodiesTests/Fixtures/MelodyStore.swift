import Foundation
import Testing

@testable import Melodies

/// Where the melodies are while no database is open.
protocol MelodyStore {
    /// What is stored, only to compare it.
    var contents: Data? { get }

    /// Opens a new database each time, as at each start of the app.
    func open() -> any MelodyDatabase

    func damage(_ damage: Damage) throws

    /// After this, nothing can be written.
    func fill() throws

    /// Undoes `fill()`: what was stored is still there.
    func makeRoom() throws
}

extension MelodyStore {
    /// Adds what is stored to the report of the test, if it is a text.
    func attachContents() {
        guard let contents, let text = String(data: contents, encoding: .utf8) else { return }
        Attachment.record(text, named: "melodies.json")
    }
}

enum Damage: CaseIterable {
    case garbledContents
    /// JSON, but not a list of melodies.
    case otherContents
    /// No value: a decoder of an optional reads it as `nil`.
    case nullContents
    case lostHalf
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
                parent: #require(TemporaryFolder.current, "the suite should have the trait .temporaryFolder")
            )
        case .inMemory:
            InMemoryMelodyDatabase.Memory()
        }
    }
}

struct MelodyFile: MelodyStore {
    // The names have spaces, as on the disk of a user.
    private let folder: URL
    private let folderOnFullDisk: URL
    private var url: URL { folder.appending(path: "all melodies.json") }

    init(parent: URL) throws {
        folder = parent.appending(path: "My App")
        folderOnFullDisk = parent.appending(path: "My App on a full disk")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    var contents: Data? { try? Data(contentsOf: url) }

    func open() -> any MelodyDatabase {
        MelodyFileDatabase(file: url)
    }

    func damage(_ damage: Damage) throws {
        switch damage {
        case .garbledContents: try Data("[{".utf8).write(to: url)
        case .otherContents: try Data("[{}]".utf8).write(to: url)
        case .nullContents: try Data("null".utf8).write(to: url)
        case .lostHalf:
            let data = try #require(contents, "saveMelodies(_:) should write to the file of the database")
            try data.prefix(data.count / 2).write(to: url)
        case .noContents: try Data().write(to: url)
        case .unreadableContents:
            // A folder has the name of the file: it exists, but no user can read it as a file.
            try FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
    }

    /// A file has the name of the folder, so no user can write below it, and no database can create the folder.
    func fill() throws {
        try FileManager.default.moveItem(at: folder, to: folderOnFullDisk)
        try Data().write(to: folder)
    }

    func makeRoom() throws {
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: folderOnFullDisk, to: folder)
    }
}

extension InMemoryMelodyDatabase.Memory: MelodyStore {
    var contents: Data? { Data("\(melodies, default: "nil")".utf8) }

    func open() -> any MelodyDatabase {
        InMemoryMelodyDatabase(memory: self)
    }

    func damage(_ damage: Damage) {
        isDamaged = true
    }

    func fill() {
        isFull = true
    }

    func makeRoom() {
        isFull = false
    }
}
