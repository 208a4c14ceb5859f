import Foundation
import Testing

@testable import Melodies

/// Those who sign the contract of `MelodyDatabase`.
enum MelodyDatabaseKind: CaseIterable {
    case file
    case inMemory

    /// An empty place for one test; a database in a file lies in the test's temporary folder.
    @MainActor
    func makeDisk() throws -> any MelodyDisk {
        switch self {
        case .file:
            let folder = try #require(TemporaryFolder.current, "the suite should have the trait .temporaryFolder")
            return MelodyFile(url: folder.appending(path: "melodies.json"))
        case .inMemory:
            return InMemoryMelodyDatabase.Disk()
        }
    }
}
