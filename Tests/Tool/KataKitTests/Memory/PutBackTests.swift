import Foundation
import TestSupport
import Testing

@testable import KataKit

/// You lose no work: what a learner had is kept before every command that replaces it.
struct PutBackTests {
    enum Change: String, CaseIterable {
        case reset
        case catchUp
    }

    @Test(arguments: Change.allCases)
    func `what a learner had is in a run, as a whole, and comes back`(change: Change) throws {
        let scene = try Scene("whole-\(change)")

        #expect(try scene.apply(change))

        #expect(try scene.kata.folder.contents == scene.contents(after: change))
        let runs = try scene.history.runs()
        #expect(runs.map(\.color) == [.kept, .putBack])
        #expect(try scene.history.putBack(scene.history.files(of: runs[0])))
        #expect(try scene.kata.folder.contents == Scene.mine)
        #expect(try scene.history.runs().map(\.color) == [.kept, .putBack, .putBack])
    }

    /// What a learner may have in a kata's folder and no run keeps, and what makes it.
    @Test(arguments: [
        (".git", "git init --quiet ."),
        ("Sources/.git", "cd Sources && git init -q && git add . && git -c user.name=a -c user.email=a commit -qm a"),
        ("Sources/.git", "echo 'gitdir: /elsewhere' >Sources/.git"),
        ("Tests/.git", "git init --quiet Tests"),
        ("Sources/Linked.swift", "ln -s /etc/hosts Sources/Linked.swift"),
        ("Linked", "ln -s /etc Linked"),
        ("Sources/Broken.swift", "ln -s /nothing Sources/Broken.swift"),
        ("Tests/pipe", "mkfifo Tests/pipe"),
    ])
    func `what no run keeps stays where it is, and the rest comes back`(path: String, made: String) throws {
        let scene = try Scene("others-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scene.kit.root) }
        try Shell.run("cd \"$1\" && \(made)", scene.kata.folder.path)
        let other = scene.kata.folder.appending(path: path)
        let before = try other.everything()

        for change in Change.allCases { _ = try scene.apply(change) }
        let first = try #require(try scene.history.runs().first)
        _ = try scene.history.putBack(scene.history.files(of: first))

        #expect(try other.everything() == before)
        #expect(try scene.kata.folder.contents == Scene.mine)
    }

    @Test(arguments: [
        "rm Sources/Code.swift && ln -s /etc/hosts Sources/Code.swift",
        "rm -r Sources && ln -s ../../docs Sources",
        "rm Sources/Code.swift && mkdir Sources/Code.swift && ln -s /etc/hosts Sources/Code.swift/link",
    ])
    func `a link in the way is named, and nothing changes`(made: String) throws {
        let scene = try Scene("in-the-way-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scene.kit.root) }
        try Shell.run("cd \"$1\" && \(made)", scene.kata.folder.path)
        let before = try scene.kata.folder.contents

        let error = #expect(throws: CommandError.self) { try scene.apply(.reset) }

        #expect(error?.message.contains("is in the way") == true)
        #expect(try scene.kata.folder.contents == before)
        #expect(try scene.history.runs().isEmpty)
    }

    @Test func `a run comes back also when keeping what is there forgets it`() throws {
        let scene = try Scene("cut")
        var history = scene.history
        history.most = 2
        for text in ["first", "second", "third"] {
            try scene.kata.folder.write(text, to: "Sources/Code.swift")
            try history.keep(.red)
        }
        try scene.kata.folder.write("not yet run", to: "Sources/Code.swift")
        let oldest = try #require(try history.runs().first)

        _ = try history.putBack(history.files(of: oldest))

        #expect(try scene.kata.folder.contents["Sources/Code.swift"] == "second")
        let runs = try history.runs()
        #expect(runs.map(\.number) == [4, 5] && !scene.kit.root.appending(path: ".backups/Sum/3").exists)
        #expect(try history.files(of: runs[0])["Sources/Code.swift"] == Data("not yet run".utf8))
    }

    @Test func `files that are already in place are not touched, and no run is kept`() throws {
        let scene = try Scene("none")
        _ = try scene.apply(.reset)
        let date = scene.kata.sources.appending(path: "Code.swift").modificationDate

        #expect(try !scene.apply(.reset))

        #expect(try scene.history.runs().count == 2)
        #expect(scene.kata.sources.appending(path: "Code.swift").modificationDate == date)
    }

    @Test func `the next build sees what was replaced, even in a clone whose files have one date`() throws {
        let scene = try Scene("dates")
        let date = Date()
        for path in try scene.kit.root.readFiles().keys {
            let file = scene.kit.root.appending(path: path).path
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        }

        _ = try scene.apply(.catchUp)

        let replaced = scene.kata.sources.appending(path: "Code.swift")
        #expect(try String(contentsOf: replaced, encoding: .utf8) == "reference")
        let newDate = try #require(replaced.modificationDate)
        #expect(newDate.timeIntervalSince1970.rounded(.down) > date.timeIntervalSince1970.rounded(.down))
    }

    @Test func `files that cannot be kept are not changed`() throws {
        let scene = try Scene("refused")
        try Data("in the way".utf8).write(to: scene.kit.root.appending(path: ".backups"))

        #expect(throws: CommandError.self) { try scene.apply(.reset) }
        #expect(try scene.kata.folder.contents == Scene.mine)
    }
}

/// A kit with one kata that a learner has worked in, with more than the starter's files.
private struct Scene {
    let kit: Kit
    let kata: Kata
    let history: History

    static let mine = [
        "Sources/Code.swift": "mine",
        "Sources/Later.swift": "mine too",
        "Sources/Helpers/Help.swift": "help",
        "Given/Model.swift": "mine, although given",
        "Tests/More/Own.swift": "a test of mine",
        "notes.txt": "not code",
        ".note": "hidden",
    ]
    static let starter = [
        "Sources/Code.swift": "starter",
        "Sources/Later.swift": "starter",
        "Given/Model.swift": "given",
        "Given/Deep/Missing.swift": "given",
        "Tests/Own.swift": "own",
    ]
    static let reference = ["Sources/Code.swift": "reference", "Sources/Later.swift": "reference"]

    init(_ name: String) throws {
        let root = Checkout.fixtures.appending(path: "put-back/\(name)")
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
        history = History(of: kata, LearnerProgress(of: kit))
    }

    func apply(_ change: PutBackTests.Change) throws -> Bool {
        let files =
            switch change {
            case .reset: try kata.starter.readFiles()
            case .catchUp: try kata.readFiles(at: kata.guide.steps[1])
            }
        return try history.putBack(files)
    }

    func contents(after change: PutBackTests.Change) -> [String: String] {
        switch change {
        case .reset: Self.starter
        case .catchUp:
            Self.mine.merging(Self.starter.filter { $0.key.hasPrefix("Given/") || $0.key == "Tests/Own.swift" }) { $1 }
                .merging(["Sources/Code.swift": "reference"]) { $1 }
        }
    }
}

extension URL {
    fileprivate func write(_ files: [String: String]) throws {
        for (path, text) in files { try write(text, to: path) }
    }

    /// The text of each file below this folder.
    fileprivate var contents: [String: String] {
        get throws { try readFiles().mapValues { String(decoding: $0, as: UTF8.self) } }
    }

    /// What is here and below: the target of a link, the kind of a pipe, the bytes of files, also of git.
    fileprivate func everything() throws -> String {
        try Shell.output(of: "ls -lR \"$1\"; find \"$1\" -type f -exec cksum {} +", [path]).output
    }
}
