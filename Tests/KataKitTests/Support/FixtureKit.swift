import Foundation

@testable import KataKit

/// A miniature kit with the manifest of this one, laid out below `.build` and built there once.
struct FixtureKit {
    struct FixtureKata {
        var name: String
        /// The learner's code.
        var source: String
        /// What the starter holds, where it is something else.
        var starter: String?
        /// The bodies of the official tests, by name, in order.
        var tests: [(name: String, body: String)]
        /// The tests that the guide names, where they are others.
        var named: [String]?
        /// The body of the learner's own test.
        var own = "#expect(Bool(true))"

        var suite: String { "\(name)SuiteTests" }
    }

    var root: URL

    /// Lays the kit out; files that are there already keep their dates, so that little is built again.
    init(_ name: String, _ katas: [FixtureKata]) throws {
        root = Checkout.fixtures.appending(path: name)
        let manifest = try String(contentsOf: Checkout.root.appending(path: "Package.swift"), encoding: .utf8)
        let list = katas.map { "\"\($0.name)\"" }.joined(separator: ", ")
        var parts = manifest.components(separatedBy: "let katas = [")
        parts[1] = "\(list)\n" + parts[1].drop { $0 != "]" }
        var files = [
            "Package.swift": parts.joined(separator: "let katas = ["),
            "Sources/HeadlessUIKit/HeadlessUIKit.swift": "@_exported import Foundation\n",
        ]
        for kata in katas {
            let starter = kata.starter ?? kata.source
            files["Katas/\(kata.name)/Sources/Code.swift"] = kata.source
            files["Katas/\(kata.name)/Tests/Own.swift"] = kata.ownTests
            files["Solutions/\(kata.name)/Sources/Code.swift"] = "func answer() -> Int {\n    42\n}\n"
            files["Solutions/\(kata.name)/Tests/Own.swift"] = kata.ownTests
            files[".starters/\(kata.name)/Sources/Code.swift"] = starter
            files[".starters/\(kata.name)/Tests/Own.swift"] = kata.ownTests
            files["Tests/\(kata.name)Tests/Suite.swift"] = kata.officialTests
            files["docs/katas/\(kata.name).md"] = kata.guide
        }
        for (path, text) in files { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

extension FixtureKit.FixtureKata {
    fileprivate var ownTests: String {
        "import Testing\n@testable import \(name)\n\nstruct OwnTests {\n    @Test func `an own test`() {\n        \(own)\n    }\n}\n"
    }

    fileprivate var officialTests: String {
        let functions = tests.map { "    @Test func `\($0.name)`() {\n        \($0.body)\n    }\n" }
        return
            "import Foundation\nimport Testing\n@testable import \(name)\n\nstruct \(suite) {\n\(functions.joined())}\n"
    }

    fileprivate var guide: String {
        let names = named ?? tests.map(\.name)
        let hints = names.map {
            "### \($0)\n\n1. A nudge.\n2. More.\n3. ```swift\n   func answer() -> Int { 42 }\n   ```\n"
        }
        return """
            # \(name)

            ## Step 1: \(suite)

            **5 minutes.** Edit `Katas/\(name)/Sources/Code.swift`.

            \(hints.joined(separator: "\n"))
            ## Bite lap: answer

            **5 minutes.** Edit `Katas/\(name)/Tests/Own.swift`.
            """
    }
}
