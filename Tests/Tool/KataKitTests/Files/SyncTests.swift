import Foundation
import TestSupport
import Testing

@testable import KataKit

struct SyncTests {
    @Test func `a synced folder has the files byte for byte, and what is the same is not touched`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sync-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sync(["kept": Data("same".utf8), "changed": Data("old".utf8), "deep/gone": Data()], to: folder)
        let date = try modified(folder.appending(path: "kept"))

        try sync(["kept": Data("same".utf8), "changed": Data("new".utf8)], to: folder)

        #expect(try folder.readFiles() == ["kept": Data("same".utf8), "changed": Data("new".utf8)])
        #expect(try modified(folder.appending(path: "kept")) == date)
    }

    @Test func `what a Mac's Finder writes is not a learner's work`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "finder-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sync(["Code.swift": Data(), ".DS_Store": Data("x".utf8), "Deep/.DS_Store": Data("x".utf8)], to: folder)

        #expect(try folder.readFiles().keys.sorted() == ["Code.swift"])
    }

    @Test func `a file that goes away while a folder is read is not in it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vanishing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = (0..<20).map { "Draft\($0).swift" }
        try sync(["Code.swift": Data("code".utf8)], to: folder)
        let isRead = Locked(false)

        let reads = try mapInParallel([true, false]) { isEditor in
            guard isEditor else {
                defer { isRead.change { $0 = true } }
                return try (0..<300).map { _ in try folder.readFiles()["Code.swift"] }
            }
            while !isRead.value {
                for name in names { try Data("draft".utf8).write(to: folder.appending(path: name)) }
                for name in names { try FileManager.default.removeItem(at: folder.appending(path: name)) }
            }
            return []
        }

        #expect(reads[1] == Array(repeating: Data("code".utf8), count: 300))
    }

    /// What a former submission or a hand left in a folder, and what makes it.
    @Test(arguments: [
        "mkdir -p F.swift/inner && touch F.swift/inner/x",
        "mkdir -p In/G.swift/a In_/b",
        "touch In",
        "ln -s /tmp In",
        "ln -s /etc/hosts F.swift",
        "mkfifo F.swift",
        "rm -r . 2>/dev/null; cd .. && rm -rf repaired && touch repaired",
    ])
    func `a damaged folder repairs itself, and nothing behind a link changes`(damage: String) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "sync-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "repaired")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Shell.run("cd '\(folder.path)' && \(damage)")
        let files = ["F.swift": Data("1".utf8), "In/G.swift": Data("2".utf8)]

        try sync(files, to: folder)

        #expect(try folder.readFiles() == files)
        #expect(folder.appending(path: "F.swift").kind == .file)
        #expect(folder.appending(path: "In").kind == .folder)
        #expect(try String(contentsOf: URL(filePath: "/etc/hosts"), encoding: .utf8) != "1")
    }

    @Test(arguments: [
        (last: 100.1, date: 100.9, expected: 101.0),
        (100.9, 101.0, 101.0),
        (102.5, 100.5, 103.0),
        (100.9, 102.5, 102.5),
    ])
    func `two versions of a file have different seconds`(last: Double, date: Double, expected: Double) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "version-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        let attributes: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: date)]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: file.path)

        try file.advanceDate(past: Date(timeIntervalSince1970: last))

        #expect(try modified(file)?.timeIntervalSince1970 == expected)
    }

    private func modified(_ file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
