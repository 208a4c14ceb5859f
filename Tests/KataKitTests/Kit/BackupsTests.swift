import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What a learner wrote survives every command that replaces it.
struct BackupsTests {
    enum Change: String, CaseIterable {
        case reset
        case catchUp
        case restore
    }

    @Test(arguments: Change.allCases)
    func `what a learner had is in a backup, as a whole`(change: Change) throws {
        let scene = try Scene("whole-\(change)")

        try scene.apply(change)

        #expect(try Backups(kit: scene.kit).all().map { try $0.folder.contents } == [Scene.mine])
        #expect(try scene.kata.folder.contents == scene.contents(after: change))
    }

    @Test func `an interrupted copy is not a backup, and the next one is complete`() throws {
        let scene = try Scene("interrupted")
        let draft = scene.kit.root.appending(path: ".backups/.draft-Sum")
        try draft.write(["Sources/Code.swift": "mine, but not all", "Sources/Old.swift": "of an earlier run"])
        #expect(Backups(kit: scene.kit).all().isEmpty)

        try scene.apply(.reset)

        #expect(try Backups(kit: scene.kit).all().map { try $0.folder.contents } == [Scene.mine])
        #expect(!draft.exists)
    }

    @Test func `two resets in a row keep two different states`() throws {
        let scene = try Scene("twice")
        try scene.apply(.reset)
        try Data("second".utf8).write(to: scene.kata.sources.appending(path: "Code.swift"))
        try scene.apply(.reset)

        let kept = try Backups(kit: scene.kit).all().map { try $0.folder.contents }
        #expect(kept.count == 2)
        #expect(kept.first == Scene.mine)
        #expect(kept.last?["Sources/Code.swift"] == "second")
    }

    @Test func `a starter that is already in place is not changed and not backed up`() throws {
        let scene = try Scene("none")
        try scene.apply(.reset)
        let date = scene.kata.sources.appending(path: "Code.swift").attributes?[.modificationDate] as? Date

        try scene.apply(.reset)

        #expect(Backups(kit: scene.kit).all().count == 1)
        #expect(scene.kata.sources.appending(path: "Code.swift").attributes?[.modificationDate] as? Date == date)
    }

    @Test func `the same state is backed up once, the starter never`() throws {
        let scene = try Scene("same")
        // A link comes back as the file that it leads to: another state.
        try FileManager.default.removeItem(at: scene.kata.sources.appending(path: "link.swift"))
        try scene.apply(.catchUp)
        let kept = Backups(kit: scene.kit).all()
        _ = try Backups(kit: scene.kit).replace(scene.kata, by: #require(kept.first).folder.findLeaves())
        #expect(Backups(kit: scene.kit).all().count == 2)

        _ = try Backups(kit: scene.kit).replace(scene.kata, by: scene.kata.starter.findLeaves())
        #expect(Backups(kit: scene.kit).all().count == 2)
        try scene.apply(.catchUp)

        #expect(Backups(kit: scene.kit).all().count == 2)
    }

    @Test func `the next build sees what was replaced, even in a clone whose files have one date`() throws {
        let scene = try Scene("dates")
        let date = Date()
        for file in try scene.kit.root.findLeaves().values where file.kind == .file {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }

        try scene.apply(.catchUp)

        let replaced = scene.kata.sources.appending(path: "Code.swift")
        #expect(try String(contentsOf: replaced, encoding: .utf8) == "reference")
        let newDate = try #require(replaced.attributes?[.modificationDate] as? Date)
        #expect(newDate.timeIntervalSince1970.rounded(.down) > date.timeIntervalSince1970.rounded(.down))
    }

    @Test func `a kata whose folder is gone gets its starter again`() throws {
        let scene = try Scene("gone")
        try FileManager.default.removeItem(at: scene.kata.folder)

        try scene.apply(.reset)

        #expect(try scene.kata.folder.contents == scene.contents(after: .reset))
        #expect(Backups(kit: scene.kit).all().isEmpty)
    }

    @Test func `files that cannot be backed up are not changed`() throws {
        let scene = try Scene("refused")
        try Data("in the way".utf8).write(to: scene.kit.root.appending(path: ".backups"))

        #expect(throws: CommandError.self) { try scene.apply(.reset) }
        #expect(try scene.kata.folder.contents == Scene.mine)
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
        "Tests/More/Own.swift": "a test of mine",
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
        kit = try Kit(root: root)
        kata = try kit.kata(named: "Sum")
        try kit.root.appending(path: "old").write(Self.backup)
    }

    func apply(_ change: BackupsTests.Change) throws {
        let files =
            switch change {
            case .reset: try kata.starter.findLeaves()
            case .catchUp: try CatchUp(kata: kata, step: kata.guide.steps[1]).findFiles()
            case .restore: try kit.root.appending(path: "old").findLeaves()
            }
        _ = try Backups(kit: kit).replace(kata, by: files)
    }

    func contents(after change: BackupsTests.Change) -> [String: String] {
        switch change {
        case .reset: Self.starter
        // A link becomes the file that it leads to, or goes.
        case .restore: ["Sources/Code.swift": "old"]
        case .catchUp:
            Self.mine.merging(Self.starter.filter { $0.key.hasPrefix("Given/") || $0.key == "Tests/Own.swift" }) { $1 }
                .merging(["Sources/Code.swift": "reference", "Sources/link.swift": "mine"]) { $1 }
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
