/// A kata with one file. Its tests check one answer.
package struct FixtureKata: Sendable {
    package var name: String
    /// The learner's code.
    package var source: String
    /// The code of the starter, if it is different.
    package var starter: String?
    package var given: String
    /// The bodies of the official tests, by name, in order.
    package var tests: [(name: String, body: String)]
    /// The tests that the guide names, if they are different.
    package var named: [String]?
    /// The body of the learner's own test.
    package var own: String
    /// The whole file of the official tests, in place of their bodies.
    package var suiteFile: String?
    package var hasBiteLap = true
    /// Whether it has a test-first lap, see ``FixtureKata/Discount``.
    package var hasTestFirstLap = false

    package init(
        name: String,
        source: String,
        starter: String? = nil,
        given: String = "struct Model {}\n",
        tests: [(name: String, body: String)] = [],
        named: [String]? = nil,
        own: String = "#expect(Bool(true))",
        suite: String? = nil
    ) {
        self.name = name
        self.source = source
        self.starter = starter
        self.given = given
        self.tests = tests
        self.named = named
        self.own = own
        suiteFile = suite
    }
}

extension FixtureKit {
    /// A kit of these katas.
    package init(_ name: String, _ katas: [FixtureKata]) throws {
        let files = katas.map(\.files).reduce(into: [:]) { $0.merge($1) { $1 } }
        try self.init(name, katas: katas.map(\.name), files: files)
    }
}

extension FixtureKata {
    /// A starter that answers 0. Its suite asks for 42.
    package static let sum = FixtureKata(
        name: "Sum",
        source: "func answer() -> Int { 0 }\n",
        tests: [("it answers", "#expect(answer() == 42)")]
    )

    private var suite: String { "\(name)SuiteTests" }

    fileprivate var files: [String: String] {
        let first = hasTestFirstLap ? Discount.files(of: name) : [:]
        let bite = [
            "Katas/\(name)/Given/Model.swift": given,
            "Katas/\(name)/Tests/Own.swift": ownTests,
            "Solutions/\(name)/Tests/Own.swift": ownTests,
            ".starters/\(name)/Given/Model.swift": given,
            ".starters/\(name)/Tests/Own.swift": ownTests,
        ]
        return first.merging(hasBiteLap ? bite : [:]) { $1 }.merging([
            "Katas/\(name)/Sources/Code.swift": source,
            "Solutions/\(name)/Sources/Code.swift": "func answer() -> Int {\n    42\n}\n",
            ".starters/\(name)/Sources/Code.swift": starter ?? source,
            "Tests/\(name)Tests/Suite.swift": officialTests,
            "docs/katas/\(name).md": guide,
            "docs/katas/\(name).hints.md": hints,
        ]) { $1 }
    }

    private var ownTests: String {
        "import Testing\n@testable import \(name)\n\nstruct OwnTests {\n    @Test func `an own test`() {\n        \(own)\n    }\n}\n"
    }

    private var officialTests: String {
        let functions = tests.map { "    @Test func `\($0.name)`() {\n        \($0.body)\n    }\n" }.joined()
        return suiteFile
            ?? "import Foundation\nimport Testing\n@testable import \(name)\n\nstruct \(suite) {\n\(functions)}\n"
    }

    private var guide: String {
        let names = (named ?? tests.map(\.name)).enumerated().map { "\($0 + 1). \($1)" }
        return """
            # \(name)

            ## Step 1: \(suite)

            **5 minutes.** Edit `Katas/\(name)/Sources/Code.swift`.

            \(names.joined(separator: "\n"))

            \(hasBiteLap ? "## Bite lap: answer\n\n**5 minutes.** Edit `Katas/\(name)/Tests/Own.swift`." : "")
            \(hasTestFirstLap ? Discount.section(of: name) : "")
            """
    }

    private var hints: String {
        let hints = (named ?? tests.map(\.name)).map {
            "### \($0)\n\n1. A nudge.\n2. More.\n3. ```swift\n   func answer() -> Int { 42 }\n   ```\n"
        }
        return "# \(name): hints\n\n## Step 1: \(suite)\n\n\(hints.joined(separator: "\n"))"
    }
}
