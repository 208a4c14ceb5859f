import TestSupport
import Testing

@Suite(.serialized, .offThePool)
struct FolderCheckTests {
    let kit: FixtureKit

    init() throws {
        let tests = [(name: "it answers", body: "#expect(answer() == 42)")]
        kit = try FixtureKit("folders", [FixtureKata(name: "Sum", source: "", tests: tests)])
    }

    @Test func `folders without code are named at once, before anything is built`() throws {
        kit.remove("Solutions/Sum/Sources")
        kit.remove("Tests/SumTests/Suite.swift")
        kit.remove(".starters/Sum/Tests/Own.swift")

        let result = try KataCommand(.instructor, in: kit.root)("verify")

        #expect(result.code == 1)
        #expect(
            result.output.hasPrefix(
                """
                ✘ the list of katas and the folders agree
                    .starters/Sum/Tests has no Swift file
                    Solutions/Sum/Sources has no Swift file
                    Tests/SumTests has no Swift file

                """
            )
        )
        #expect(
            result.output.hasSuffix(" problems.\nThe other checks did not run, because they need the missing code.\n")
        )
        #expect(!result.output.contains("the starters compile"))
    }
}
