import TestSupport
import Testing

extension EndToEnd {
    /// `kata verify --article KATA` on a kata whose article has two cases: one is weak, one is wrong.
    @Suite(.serialized, .takingTurns)
    struct ArticleTests {
        let kit: FixtureKit
        private let cases = "Tests/ArticleCases/Sum/Cases.swift"

        init() throws {
            let sum = FixtureKata(
                name: "Sum",
                source: "func answer() -> Int {\n    0\n}\n",
                tests: [(name: "it answers", body: "#expect(answer() == 42)")]
            )
            let other = FixtureKata(name: "Other", source: sum.source, tests: sum.tests)
            kit = try FixtureKit("article", [sum, other])
            let reference = try kit.read("Solutions/Sum/Sources/Code.swift")
            for (name, answer) in [("answers-less", "-42"), ("answers-seven", "7")] {
                try kit.write(
                    FixtureKit.patch(
                        "Sources/Code.swift",
                        from: reference,
                        to: "func answer() -> Int {\n    \(answer)\n}\n",
                        effect: "The answer is \(answer)."
                    ),
                    to: "Solutions/Sum/Mutants/green/\(name).patch"
                )
            }
        }

        @Test func `each green mutant is killed by a case of the article, or survives it`() throws {
            try write("#expect(answer() * answer() == 1764)", and: "#expect(answer() == 43)")
            let weak = try KataCommand(.instructor, in: kit.root)("verify", "--article", "Sum")
            #expect(
                weak.output == """
                    Sum: 2 cases of the article, 1 of 2 green mutants killed

                      Ignored: 'testWrong' does not pass on the reference.
                        Expectation failed: (answer() → 42) == 43

                      ✘ answers-less   survived: The answer is -42.
                      ✔ answers-seven  killed by 'testAnswer'

                    """
            )
            #expect(weak.code == 1)

            try write("#expect(answer() == 42)", and: "#expect(answer() > 0)")
            let better = try KataCommand(.instructor, in: kit.root)("verify", "--article=Sum")
            #expect(
                better.output == """
                    Sum: 2 cases of the article, 2 of 2 green mutants killed

                      ✔ answers-less   killed by 'testAnswer', 'testWrong'
                      ✔ answers-seven  killed by 'testAnswer'

                    """
            )
            #expect(better.code == 0)
        }

        @Test func `a case that does not compile is named by its own file`() throws {
            try write("#expect(anwser() == 42)", and: "")
            let result = try KataCommand(.instructor, in: kit.root)("verify", "--article", "Sum")
            #expect(
                result.output == """
                    Sum: no case of the article ran, 0 of 2 green mutants killed

                      \(cases):6:17: error: cannot find 'anwser' in scope

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a kata without cases of an article is misuse`() throws {
            let result = try KataCommand(.instructor, in: kit.root)("verify", "--article", "Other")
            #expect(
                result
                    == Shell.Result(
                        code: 64,
                        errors: "kata: Other has no cases of an article: Tests/ArticleCases/Other is missing\n"
                    )
            )
        }

        private func write(_ first: String, and second: String) throws {
            try kit.write(
                """
                import Testing
                @testable import Sum

                struct Cases {
                    @Test func testAnswer() {
                        \(first)
                    }
                    @Test func testWrong() {
                        \(second)
                    }
                }

                """,
                to: cases
            )
        }
    }
}
