import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The author's gate.
    @Suite(.serialized, .takingTurns)
    struct VerifyTests {
        @Test func `each defect of a kit is named below its check`() throws {
            var sum = FixtureKata.sum
            sum.hasTestFirstLap = true
            let kit = try FixtureKit("defects-of-a-kit", [sum])
            for (path, text) in defects { try kit.write(text, to: path) }
            for (path, code) in patches {
                let original = path.contains("/green/") ? Self.answer("42") : FixtureKata.sum.source
                let patch = FixtureKit.patch("Sources/Code.swift", from: original, to: code)
                try kit.write(patch, to: "Solutions/Sum/\(path).patch")
            }
            let guide = try kit.read("docs/katas/Sum.md")
            let start = "\n## Test-first lap"
            try kit.write(guide.replacing(start, with: "\n\(rules)\n\(start)"), to: "docs/katas/Sum.md")

            try KataCommand(.instructor, in: kit.root).expectScreen("verify")
        }

        private static func answer(_ text: String) -> String { "func answer() -> Int {\n    \(text)\n}\n" }

        /// The starter's own test passes too. In the test-first lap, a hint at one rule catches a bug of the other.
        private let defects = [
            "Katas/Sum/Sources/Code.swift": "func answer() -> Int { 42 }\n",
            ".starters/Sum/Given/Idle.swift": "func idle() -> Int {\n    return 1\n    print(2)\n}\n",
            "docs/katas/Difference.hints.md": "",
            // Hints for another test.
            "docs/katas/Sum.hints.md": """
            # Sum: hints

            ## Step 1: SumSuiteTests

            ### it adds

            1. A nudge.
            2. ```swift
               func answer() -> Int { 42 }
               ```

            ## Test-first lap: Price

            ### Items

            1. A nudge.
            2. Another one.
            3. ```swift
               @Test func `nine items cost 90`() {
                   #expect(price(of: 9) == 90)
               }
               ```

            ### Discount

            1. A nudge.
            2. Another one.
            3. ```swift
               struct DiscountTests {
                   @Test func `ten items have a discount`() {
                       #expect(price(of: 10) == 90)
                   }
               }
               ```
            """,
            "docs/katas/Sum.review.md": """
            ## Rules and their mutants

            | rule | mutants |
            |---|---|
            | Number | `nobody-looks`, `gone` |
            | Words | |

            ## The test-first lap

            | rule | mutants |
            |---|---|
            | Items | `costs-eleven` |
            | Discount | `discount-from-eight`, `discount-from-nine`, `no-discount` |
            """,
        ]

        /// With a screen that the reference does not show.
        private let rules = """
            - **Number.** The answer is a number.
            - **Sum.** The answer is the sum.

            ```screen it answers
            │ 41 │
            ```
            """

        /// A mutant that no test kills, patches that are no branch, a variant that is wrong, and too few variants.
        private let patches = [
            "Mutants/green/answers-another": Self.answer("7"),
            "Mutants/bite/nobody-looks": "func answer() -> Int { 1 }\n",
            "Variants/green/no-number": "func answer() -> String {\n    \"42\"\n}\n",
            "Variants/green/answers-seven": Self.answer("7"),
            "Variants/bite/multiplies": "func answer(_ factor: Int = 6) -> Int { factor * 0 }\n",
        ]
    }

    /// `kata verify --article KATA` on a kata whose article has two cases: one is weak, one is wrong.
    @Suite(.long, .serialized, .takingTurns)
    struct ArticleTests {
        @Test func `each green mutant is killed by a case of the article, or survives it`() throws {
            let kit = try FixtureKit("article", [.sum])
            let reference = try kit.read("Solutions/Sum/Sources/Code.swift")
            for (name, answer) in [("answers-less", "-42"), ("answers-seven", "7")] {
                let mutated = reference.replacing("42", with: answer)
                let effect = "The answer is \(answer)."
                let patch = FixtureKit.patch("Sources/Code.swift", from: reference, to: mutated, effect: effect)
                try kit.write(patch, to: "Solutions/Sum/Mutants/green/\(name).patch")
            }
            try kit.write(
                """
                import Testing
                @testable import Sum

                struct Cases {
                    @Test func testAnswer() {
                        #expect(answer() * answer() == 1764)
                    }
                    @Test func testWrong() {
                        #expect(answer() == 43)
                    }
                }

                """,
                to: "Tests/ArticleCases/Sum/Cases.swift"
            )

            try KataCommand(.instructor, in: kit.root).expectScreen("article")
        }
    }
}
