extension FixtureKit {
    /// A kit of one kata, `Sum`, with a story of two tests and two edge cases of the rule `Again`, and a second step. It
    /// has the green mutants `first` and `second`, and the variant `any-zero` of the bite lap.
    package static func withEdgeCases(_ name: String) throws -> FixtureKit {
        let kit = try FixtureKit(name, [FixtureKata(name: "Sum", source: "func answer() -> Int { 0 }\n")])
        try kit.write(
            """
            # Sum

            ## Step 1: SumTests

            **5 minutes.** Edit `Katas/Sum/Sources/Code.swift`.

            **To learn.** To add.

            1. it adds
            2. it adds zero

            The story is green on 1 of the 2 wrong programs.

            - **Again.** A second sum is like the first.

            ## Step 2: ProductTests

            **5 minutes.** Edit `Katas/Sum/Sources/Code.swift`.

            1. it multiplies

            ## Bite lap: answer

            **5 minutes.** Edit `Katas/Sum/Tests/Own.swift`.

            - **Sign.** The sum has the sign of both.

            | rule | also | left open |
            |---|---|---|
            | Sign | | a sum of zero |
            | Other | | nothing |
            """,
            to: "docs/katas/Sum.md"
        )
        try kit.write(
            """
            struct SumEdgeCases {
                @Test(arguments: [1, 2])
                func `Again: a second sum is right`(number: Int) {}

                @Test func `Again: a third sum is right`() {}
            }
            """,
            to: "Tests/SumTests/EdgeCases/SumEdgeCases.swift"
        )
        for name in ["first", "second"] {
            try kit.write("It is wrong.\nWhich test?\ndiff", to: "Solutions/Sum/Mutants/green/\(name).patch")
        }
        let variant = "Zero may have a sign.\nSign: a test of zero\ndiff"
        try kit.write(variant, to: "Solutions/Sum/Variants/bite/any-zero.patch")
        return kit
    }
}
