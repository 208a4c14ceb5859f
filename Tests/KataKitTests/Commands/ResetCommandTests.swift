import Foundation
import KataKit
import TestSupport
import Testing

/// The real `kata reset`, which builds nothing.
@Suite(.offThePool, .serialized)
struct ResetCommandTests {
    private static let code = "Katas/Sum/Sources/Code.swift"
    private static let model = "Katas/Sum/Given/Model.swift"

    let kit: FixtureKit
    let kata: KataCommand

    init() throws {
        kit = try FixtureKit("reset", [.sum])
        kit.remove(".backups")
        kata = KataCommand(in: kit.root)
    }

    @Test func `a kata is reset, and its backup restored`() throws {
        try kit.write("mine", to: Self.code)

        let name = try reset("reset")
        #expect(try kit.read(Self.code) == "func answer() -> Int { 0 }\n")
        #expect(try kata("reset", "--list").output.contains("\n  \(name)\n"))

        let restored = try kata("reset", "--restore", ".backups/\(name)/")
        #expect(restored.output == "Katas/Sum is now the backup \(name).\n")
        #expect(try kit.read(Self.code) == "mine")
    }

    @Test func `only the given code is put back, and a backup has all`() throws {
        try kit.write("mine", to: Self.code)
        try kit.write("my test", to: "Katas/Sum/Tests/Own.swift")
        try kit.write("edited", to: Self.model)
        try kit.write("my file", to: "Katas/Sum/Given/Added.swift")

        let name = try reset("reset-given")

        #expect(try kit.read(Self.model) == FixtureKata.sum.given)
        #expect(!kit.root.appending(path: "Katas/Sum/Given/Added.swift").exists)
        #expect(try kit.read(Self.code) == "mine")
        #expect(try kit.read("Katas/Sum/Tests/Own.swift") == "my test")
        let kept = [
            "Sources/Code.swift": "mine", "Tests/Own.swift": "my test", "Given/Model.swift": "edited",
            "Given/Added.swift": "my file",
        ]
        let backup = try kit.root.appending(path: ".backups/\(name)").readFiles()
        #expect(backup.mapValues { String(decoding: $0, as: UTF8.self) } == kept)
    }

    @Test func `given code without edits stays as it is`() throws {
        try kit.write("mine", to: Self.code)

        let reset = try kata("reset", "Sum", "--given")

        #expect(reset.output == "Katas/Sum/Given is already as it was shipped.\n")
        #expect(try kit.read(Self.code) == "mine")
        #expect(!kit.root.appending(path: ".backups").exists)
    }

    /// Expects a screen on which a backup is kept, and returns the backup's name.
    private func reset(_ screen: String) throws -> String {
        let name = /Sum-[0-9-]+/
        let shown = try kata.expectScreen(screen) { $0.replacing(name, with: "Sum-…") }
        return try String(#require(shown.firstMatch(of: name)).output)
    }
}
