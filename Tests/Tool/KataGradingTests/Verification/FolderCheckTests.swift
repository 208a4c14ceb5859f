import TestSupport
import Testing

@Suite(.serialized, .offThePool)
struct FolderCheckTests {
    let kit: FixtureKit

    init() throws {
        let tests = [(name: "it answers", body: "#expect(answer() == 42)")]
        let katas = ["Sum", "Difference"].map { FixtureKata(name: $0, source: "", tests: tests) }
        kit = try FixtureKit("folders", katas)
    }

    @Test func `folders without code are named at once, before anything is built`() throws {
        kit.remove("Solutions/Sum/Sources")
        kit.remove("Tests/SumTests/Suite.swift")
        kit.remove("Katas/Sum/Tests/Own.swift")

        let result = try KataCommand(.instructor, in: kit.root)("verify")

        #expect(result.code == 1)
        #expect(
            result.output.hasPrefix(
                """
                ✔ the list of katas and the folders agree
                ✔ the pages list the katas as the guides say
                ✘ no folder is empty
                    Katas/Sum/Tests has no Swift file
                    Solutions/Sum/Sources has no Swift file
                    Tests/SumTests has no Swift file

                """
            )
        )
        #expect(
            result.output.hasSuffix("\nThe other checks did not run, because they need the missing code.\n")
        )
        #expect(!result.output.contains("the starters compile"))
    }

    @Test func `one kata is checked without a word of the others`() throws {
        for kata in ["Sum", "Difference"] { kit.remove("Solutions/\(kata)/Sources") }
        kit.remove("Katas/Difference")

        let result = try KataCommand(.instructor, in: kit.root)("verify", "sum")

        #expect(result.code == 1)
        #expect(result.output.contains("\n✘ no folder is empty\n    Solutions/Sum/Sources has no Swift file\n✔"))
        #expect(!result.output.contains("Difference"))
    }
}
