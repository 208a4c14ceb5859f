import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What a learner wrote survives every command that replaces it, even if the command is ended at any point.
struct BackupsTests {
    enum Change: String, CaseIterable, Codable {
        case reset
        case catchUp
        case restore
    }

    @Test(.serialized, arguments: Change.allCases)
    func `a change that is killed at any write loses nothing, and the next completes it`(change: Change) async throws {
        let counted = try Scene("count-\(change)")
        let writes = try counted.apply(change, dyingAt: .max)
        try #require(writes > 20)

        for write in 1...writes {
            let scene = try Scene("kill-\(change)")
            try Death(root: scene.kit.root.path, change: change, write: write).announce()
            await #expect(processExitsWith: .signal(SIGKILL), "killed at write \(write) of \(writes)") {
                let death = try Death.announced()
                _ = try Scene(root: death.root).apply(death.change, dyingAt: death.write)
            }

            let kept = try Backups(kit: scene.kit).all().map { try $0.folder.contents }
            let isWhole = try scene.kata.folder.contents == Scene.mine
            #expect(isWhole || kept.contains(Scene.mine), "killed at write \(write) of \(writes)")

            try scene.apply(change, dyingAt: .max)
            #expect(try scene.kata.folder.contents == scene.contents(after: change), "after write \(write)")
        }
    }

    @Test func `two resets in a row keep two different states`() throws {
        let scene = try Scene("twice")
        try scene.apply(.reset, dyingAt: .max)
        try Data("second".utf8).write(to: scene.kata.sources.appending(path: "Code.swift"))
        try scene.apply(.reset, dyingAt: .max)

        let kept = try Backups(kit: scene.kit).all().map { try $0.folder.contents }
        #expect(kept.count == 2)
        #expect(kept.first == Scene.mine)
        #expect(kept.last?["Sources/Code.swift"] == "second")
    }

    @Test func `a starter that is already in place is not changed and not backed up`() throws {
        let scene = try Scene("none")
        try scene.apply(.reset, dyingAt: .max)
        let date = scene.kata.sources.appending(path: "Code.swift").attributes?[.modificationDate] as? Date

        try scene.apply(.reset, dyingAt: .max)

        #expect(Backups(kit: scene.kit).all().count == 1)
        #expect(scene.kata.sources.appending(path: "Code.swift").attributes?[.modificationDate] as? Date == date)
    }

    @Test func `the same state is backed up once, the starter never`() throws {
        let scene = try Scene("same")
        try scene.apply(.catchUp, dyingAt: .max)
        let kept = Backups(kit: scene.kit).all()
        _ = try Backups(kit: scene.kit).replace(scene.kata, by: #require(kept.first).folder.findLeaves()) { _ in }
        #expect(Backups(kit: scene.kit).all().count == 2)

        var announced: [String] = []
        _ = try Backups(kit: scene.kit).replace(scene.kata, by: scene.kata.starter.findLeaves()) {
            announced.append($0.name)
        }
        #expect(announced == kept.map(\.name))
        try scene.apply(.catchUp, dyingAt: .max)

        #expect(Backups(kit: scene.kit).all().count == 2)
    }

    @Test func `the next build sees what was replaced, even in a clone whose files have one date`() throws {
        let scene = try Scene("dates")
        let date = Date()
        for file in try scene.kit.root.findLeaves().values where file.kind == .file {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }

        try scene.apply(.catchUp, dyingAt: .max)

        let replaced = scene.kata.sources.appending(path: "Code.swift")
        #expect(try String(contentsOf: replaced, encoding: .utf8) == "reference")
        let newDate = try #require(replaced.attributes?[.modificationDate] as? Date)
        #expect(newDate.timeIntervalSince1970.rounded(.down) > date.timeIntervalSince1970.rounded(.down))
    }

    @Test func `a kata whose folder is gone gets its starter again`() throws {
        let scene = try Scene("gone")
        try FileManager.default.removeItem(at: scene.kata.folder)

        try scene.apply(.reset, dyingAt: .max)

        #expect(try scene.kata.folder.contents == scene.contents(after: .reset))
        #expect(Backups(kit: scene.kit).all().isEmpty)
    }

    @Test func `files that cannot be backed up are not changed`() throws {
        let scene = try Scene("refused")
        try Data("in the way".utf8).write(to: scene.kit.root.appending(path: ".backups"))

        #expect(throws: CommandError.self) { try scene.apply(.reset, dyingAt: .max) }
        #expect(try scene.kata.folder.contents == Scene.mine)
    }
}

/// What an exit test does. It is in a file, because before Swift 6.3 an exit test captures nothing.
private struct Death: Codable {
    var root: String
    var change: BackupsTests.Change
    var write: Int

    private static let file = Checkout.fixtures.appending(path: "backups/death.json")

    func announce() throws {
        try JSONEncoder().encode(self).write(to: Self.file)
    }

    static func announced() throws -> Death {
        try JSONDecoder().decode(Death.self, from: Data(contentsOf: file))
    }
}

/// A kit with one kata that a learner has worked in, with more than the starter's files.
private struct Scene {
    var kit: Kit
    var kata: Kata

    static let mine = [
        "Sources/Code.swift": "mine",
        "Sources/Later.swift": "mine too",
        "Sources/Helpers/Help.swift": "help",
        "Sources/link.swift": "-> Code.swift",
        "Given/Model.swift": "mine, although given",
        "Tests/Own.swift/a folder, not a file": "odd",
        ".note": "hidden",
    ]
    static let starter = [
        "Sources/Code.swift": "starter",
        "Sources/Later.swift": "starter",
        "Given/Model.swift": "given",
        "Given/Deep/Missing.swift": "given",
        "Tests/Own.swift": "own",
    ]
    static let backup = ["Sources/Code.swift": "old", "Sources/link.swift": "-> Later.swift"]
    static let reference = ["Sources/Code.swift": "reference", "Sources/Later.swift": "reference"]

    init(_ name: String) throws {
        let root = Checkout.fixtures.appending(path: "backups/\(name)")
        try? FileManager.default.removeItem(at: root)
        try root.write([
            "Package.swift": "let katas = [\"Sum\"]",
            "docs/katas/Sum.md": """
            ## Step 1: FirstTests
            **5 minutes.** Edit `Katas/Sum/Sources/Code.swift`.
            ## Step 2: SecondTests
            **5 minutes.** Edit `Katas/Sum/Sources/Later.swift`.
            """,
        ])
        try root.appending(path: "Katas/Sum").write(Self.mine)
        try root.appending(path: ".starters/Sum").write(Self.starter)
        try root.appending(path: "Solutions/Sum").write(Self.reference)
        try self.init(root: root.path)
    }

    init(root: String) throws {
        kit = try Kit(root: URL(filePath: root))
        kata = try kit.kata(named: "Sum")
        try kit.root.appending(path: "old").write(Self.backup)
    }

    /// - Returns: the number of writes.
    @discardableResult
    func apply(_ change: BackupsTests.Change, dyingAt deadly: Int) throws -> Int {
        nonisolated(unsafe) var writes = 0
        let backups = Backups(kit: kit) {
            writes += 1
            if writes == deadly { kill(getpid(), SIGKILL) }
        }
        let files =
            switch change {
            case .reset: try kata.starter.findLeaves()
            case .catchUp: try CatchUp(kata: kata, step: kata.guide.steps[1]).findFiles()
            case .restore: try kit.root.appending(path: "old").findLeaves()
            }
        _ = try backups.replace(kata, by: files) { _ in }
        return writes
    }

    func contents(after change: BackupsTests.Change) -> [String: String] {
        switch change {
        case .reset: Self.starter
        case .restore: Self.backup
        case .catchUp:
            Self.mine.merging(Self.starter.filter { $0.key.hasPrefix("Given/") || $0.key == "Tests/Own.swift" }) { $1 }
                .merging(["Sources/Code.swift": "reference"]) { $1 }
                .filter { !$0.key.hasPrefix("Tests/Own.swift/") }
        }
    }
}

extension URL {
    fileprivate func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = appending(path: path)
            try? FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            if text.hasPrefix("-> ") {
                let target = String(text.dropFirst(3))
                try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
            } else {
                try Data(text.utf8).write(to: file)
            }
        }
    }

    /// The text of each file below this folder, a link as `-> target`.
    fileprivate var contents: [String: String] {
        get throws {
            try findLeaves().mapValues { file in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
                return try target.map { "-> \($0)" } ?? String(contentsOf: file, encoding: .utf8)
            }
        }
    }
}
