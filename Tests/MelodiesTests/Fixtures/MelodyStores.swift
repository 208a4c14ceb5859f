import Foundation

@testable import Melodies

/// The two stores that must pass the contract: a file and a fake. Both are new in each test case.
final class MelodyStores {
    enum Kind: CaseIterable { case file, memory }

    // The names have spaces, as on the disk of a user.
    let folder = FileManager.default.temporaryDirectory.appending(path: "My App \(UUID().uuidString)")
    var file: URL { folder.appending(path: "all melodies.json") }
    let memory = InMemoryMelodyDatabase.Memory()

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Opens a new database, as at each start of the app.
    func open(_ kind: Kind) -> any MelodyDatabase {
        switch kind {
        case .file: MelodyFileDatabase(file: file)
        case .memory: InMemoryMelodyDatabase(memory: memory)
        }
    }

    /// After this, each load fails: what is stored cannot be read.
    func damage() throws {
        memory.isDamaged = true
        try Data("[{".utf8).write(to: file)
    }

    /// After this, each save fails: the memory is full, and a file has the name of the folder.
    func blockWrites() throws {
        memory.isFull = true
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
    }
}
