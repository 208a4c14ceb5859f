import Foundation
import Testing

@testable import Melodies

/// The databases that must pass the contract of `MelodyDatabase`.
enum MelodyDatabaseKind: CaseIterable {
    case file
    case inMemory

    /// An empty disk for one test. The file database uses the test's temporary folder.
    func makeDisk() throws -> any MelodyDisk {
        switch self {
        case .file:
            let folder = try #require(TemporaryFolder.current, "the suite should have the trait .temporaryFolder")
            return try MelodyFile(disk: folder.appending(path: "disk"))
        case .inMemory:
            return InMemoryMelodyDatabase.Disk()
        }
    }
}
