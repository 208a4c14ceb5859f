import Foundation
import TestSupport
import Testing

/// The real `kata reset`, which builds nothing.
@Suite(.offThePool, .serialized)
struct ResetCommandTests {
    private static let code = "Katas/Sum/Sources/Code.swift"
    private static let model = "Katas/Sum/Given/Model.swift"
    private static let added = "Katas/Sum/Given/Added.swift"

    let kit: FixtureKit
    let kata: KataCommand

    init() throws {
        kit = try FixtureKit("reset", [.sum])
        kit.remove(".backups")
        kata = KataCommand(in: kit.root)
    }

    @Test func `only the given code is put back, and all that was there comes back`() throws {
        let mine = [
            Self.code: "mine", "Katas/Sum/Tests/Own.swift": "my test", Self.model: "edited", Self.added: "my file",
        ]
        for (path, text) in mine { try kit.write(text, to: path) }

        try kata.expectScreen("reset-given")

        #expect(try kit.read(Self.model) == FixtureKata.sum.given)
        #expect(!kit.root.appending(path: Self.added).exists)
        #expect(try kit.read(Self.code) == "mine")
        #expect(try kit.read("Katas/Sum/Tests/Own.swift") == "my test")
        _ = try kata("history", "Sum", "--restore", "1")
        for (path, text) in mine { #expect(try kit.read(path) == text) }
    }

    @Test func `the copy of an attack goes, and comes back with the run`() throws {
        try kit.write("a bug", to: "Attacks/Sum/Sources/Code.swift")
        try kit.write("a bug that beat the kit", to: "Attacks/Sum/found.patch")
        defer { kit.remove("Attacks") }

        let reset = try kata("reset", "Sum").output

        #expect(reset.contains("Katas/Sum is again as it was shipped."), "\(reset)")
        #expect(!kit.root.appending(path: "Attacks/Sum/Sources").exists)
        #expect(try kit.read("Attacks/Sum/found.patch") == "a bug that beat the kit")
        #expect(try kata("history", "Sum").output.contains("attack"))
        _ = try kata("history", "Sum", "--restore", "1")
        #expect(try kit.read("Attacks/Sum/Sources/Code.swift") == "a bug")
    }

    @Test func `given code without edits stays as it is`() throws {
        try kit.write("mine", to: Self.code)

        let reset = try kata("reset", "Sum", "--given")

        #expect(reset.output == "Katas/Sum/Given is already as it was shipped.\n")
        #expect(try kit.read(Self.code) == "mine")
        #expect(!kit.root.appending(path: ".backups").exists)
    }
}
