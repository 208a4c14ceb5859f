import Foundation
import Testing

@testable import KataKit

struct SyncTests {
    @Test func `a synced folder has the files byte for byte, and what is the same is not touched`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sync(["kept": Data("same".utf8), "changed": Data("old".utf8), "deep/gone": Data()], to: folder)
        let date = try modified(folder.appending(path: "kept"))

        try sync(["kept": Data("same".utf8), "changed": Data("new".utf8)], to: folder)

        #expect(try folder.readFiles() == ["kept": Data("same".utf8), "changed": Data("new".utf8)])
        #expect(try modified(folder.appending(path: "kept")) == date)
    }

    private func modified(_ file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
