import Foundation
import Testing

@testable import Melodies

/// The two stores that must pass the contract: a file and a fake. Both are new in each test case.
final class MelodyStores {
    enum Kind: CaseIterable { case file, memory }

    // The names have spaces, as on the disk of a user.
    let disk = FileManager.default.temporaryDirectory.appending(path: "Disk \(UUID().uuidString)")
    var folder: URL { disk.appending(path: "My App") }
    var file: URL { folder.appending(path: "all melodies.json") }
    let memory = InMemoryMelodyDatabase.Memory()

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: disk) }

    /// Opens a new database, as at each start of the app. The file is in the report of the test, as it is then.
    func open(_ kind: Kind) -> any MelodyDatabase {
        guard kind == .file else { return InMemoryMelodyDatabase(memory: memory) }
        if let text = try? String(contentsOf: file, encoding: .utf8) { Attachment.record(text, named: "melodies.json") }
        return MelodyFileDatabase(file: file)
    }

    /// After this, nothing can be written: a file has the name of the folder.
    func fill(_ kind: Kind) throws {
        guard kind == .file else { return memory.isFull = true }
        try FileManager.default.moveItem(at: folder, to: disk.appending(path: "moved"))
        try Data().write(to: folder)
    }

    /// After this, what is stored cannot be read.
    func damage(_ kind: Kind) throws {
        guard kind == .file else { return memory.isDamaged = true }
        try Data("[{".utf8).write(to: file)
    }
}
