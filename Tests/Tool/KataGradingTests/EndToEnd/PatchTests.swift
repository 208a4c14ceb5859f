import Foundation
import KataKit
import TestSupport
import Testing

extension EndToEnd {
    /// `kata mutant` and `kata variant` with the run of the tests.
    @Suite(.serialized, .takingTurns)
    struct PatchTests {
        private static let reference = """
            func answer() -> Int {
                42
            }

            func greeting() -> String {
                "Hello"
            }

            """

        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("patches", [.sum])
            kata = KataCommand(.instructor, in: kit.root)
            kit.remove("Copies")
            try kit.write(Self.reference, to: "Solutions/Sum/Sources/Code.swift")
            for (path, old, new) in [
                ("Mutants/green/adds", "    42", "    6 + 7"),
                ("Mutants/green/greets-nobody", "\"Hello\"", "\"\""),
                ("Variants/green/adds-again", "    42", "    21 + 21"),
                ("Variants/green/answers-more", "    42", "    43"),
                ("Variants/green/multiplies", "answer()", "answer(_ factor: Int = 1)"),
            ] {
                let changed = Self.reference.replacing(old, with: new)
                let patch = FixtureKit.patch("Sources/Code.swift", from: Self.reference, to: changed)
                try kit.write(patch, to: "Solutions/Sum/\(path).patch")
            }
        }

        @Test func `a patch is made, and the screen says which tests fail on it`() throws {
            try kata.expectScreen("mutant")

            let patch = try kit.read("Solutions/Sum/Mutants/green/adds.patch").split(separator: "\n")
            #expect(patch.prefix(2) == ["A user notices.", "A test is missing."])
            #expect(patch[3].wholeMatch(of: /index [0-9a-f]{40}\.\.[0-9a-f]{40} 100644/) != nil)
            #expect(patch.contains("-    42") && patch.contains("+    6 + 7"))
            #expect(!kit.root.appending(path: "Copies/Sum/Mutants/green/adds").exists)
            #expect(kit.root.appending(path: "Copies/Sum/Mutants/green/greets-nobody").exists)
        }
    }
}
