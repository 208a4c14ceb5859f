import Foundation
import Testing

@testable import KataKit

struct FolderSnapshotTests {
    @Test func `a file that is saved twice in a second gets the date of the next one, and never a date that is ahead`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshot-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sync(["Code.swift": Data("one".utf8)], to: folder)
        let file = folder.appending(path: "Code.swift")
        let earlier = FolderSnapshot(of: folder)
        let second = try #require(file.modificationDate).timeIntervalSince1970.rounded(.down)
        try Data("second".utf8).write(to: file)
        let date = Date(timeIntervalSince1970: second + 0.9)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)

        FolderSnapshot(of: folder).advanceDates(since: earlier, in: folder)

        let advanced = try #require(file.modificationDate)
        #expect(advanced.timeIntervalSince1970.rounded(.down) > second)
        #expect(advanced <= Date())
    }
}
