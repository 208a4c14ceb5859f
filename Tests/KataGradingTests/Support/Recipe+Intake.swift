import Foundation
import TestSupport

extension Recipe {
    private static let counter = MiniatureKit.reference["Counter/Sources/Counter.swift"] ?? ""
    private static let green = Expected(green: "green", passed: 3)

    /// The reference of Counter at other paths than the starter's.
    private static func renamed(_ id: String, _ files: [String: String]) -> Recipe {
        let files = files.map { ("Counter/Sources/\($0)", $1) }
        return Recipe(
            id: id,
            files: Dictionary(uniqueKeysWithValues: files),
            leavesOut: ["Counter/Sources"],
            counter: green
        )
    }

    private static func own(_ id: String, _ tests: String, _ verdict: String, killed: Int = 0) -> Recipe {
        Recipe(
            id: id,
            files: ["Counter/Tests/StepperTests.swift": "import Testing\n@testable import Counter\n\(tests)"],
            counter: Expected(green: "notAttempted", passed: 0, bite: verdict, killed: killed)
        )
    }

    /// Names, sizes and times that stopped or slowed a class, or took what belongs to another student.
    static let intake: [Recipe] = [
        // One after the other in one tree, in both orders.
        renamed("name-1-folder", ["F.swift/Counter.swift": counter]),
        renamed("name-2-file", ["F.swift": counter]),
        renamed("name-3-folder", ["F.swift/In.swift/Counter.swift": counter]),
        renamed("name-collision", ["a$.swift": counter, "a_.swift/x.swift": "enum X {}\n"]),
        renamed("name-unicode", ["\u{E9}.swift": counter, "In/e\u{301}.swift": "enum X {}\n"]),
        renamed("name-long", [String(repeating: "n", count: 240) + ".swift": counter]),
        renamed(
            "name-deep",
            [String(repeating: String(repeating: "d", count: 90) + "/", count: 11) + "A.swift": counter]
        ),
        // Two files of one name do not compile with `swift build` either.
        Recipe(
            id: "name-twice",
            files: MiniatureKit.reference.merging([
                "Counter/Sources/a/X.swift": "enum A {}\n", "Counter/Sources/b/X.swift": "enum B {}\n",
            ]) { $1 },
            counter: Expected(green: "doesNotCompile", passed: 0, bite: "green", killed: 2),
            greeter: Expected(green: "green", passed: 2, bite: "green", killed: 1)
        ),
        Recipe(id: "pattern", archive: "pattern.zip"),
        Recipe(
            id: "[p]attern",
            archive: "[p]attern.zip",
            files: ["Counter/Sources/Counter.swift": counter],
            counter: green
        ),
        Recipe(
            id: "inner",
            extra: { root in
                let inner = root.appending(path: "reference")
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                try FileManager.default.moveItem(
                    at: root.appending(path: "Katas"),
                    to: inner.appending(path: "Katas")
                )
            }
        ),
        own(
            "test-name-long",
            "@Test func `\(String(repeating: "n", count: 140_000))`() { #expect(Stepper().step(from: 1) == 2) }\n",
            "red"
        ),
        own(
            "tests-that-flood",
            """
            @Test func floods() {
                for number in 0..<200 { Issue.record("\\(number) \\(String(repeating: "x\\u{301}", count: 500))") }
            }
            @Test func works() { #expect(Stepper().step(from: 1) == 2) }

            """,
            "red",
            killed: 2
        ),
    ]
}
