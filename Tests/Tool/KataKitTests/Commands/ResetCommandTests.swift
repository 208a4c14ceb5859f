import Foundation
import TestSupport
import Testing

/// The real `kata reset`, which builds nothing.
@Suite(.offThePool, .serialized)
struct ResetCommandTests {
    let kit: FixtureKit
    let kata: KataCommand

    init() throws {
        kit = try FixtureKit("reset", [.sum])
        kit.remove(".backups")
        kata = KataCommand(in: kit.root)
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
}
