import Testing

@testable import KataKit

struct GuideTests {
    let guide = Guide(
        MarkdownPage(
            text: """
                # Kata

                A story.

                ```
                a picture
                1. and no test
                ## and no section
                ```

                1. No test.

                ## Step 1: FirstTests

                **10 minutes.** Edit `Katas/Kata/Sources/One.swift`, `Katas/Kata/Sources/Two.swift`.

                - A rule of the step.

                The tests:

                1. the first test
                2. the second test

                ## Step 2: SecondTests

                **5 minutes.** Edit `Katas/Kata/Sources/One.swift`.
                **Outer loop.**

                1. the third test

                ## Refactor

                - **No rule.** Look at the names.

                ## Bite lap: Component

                **20 minutes.** Edit `Katas/Kata/Tests/ComponentTests.swift`.

                - **Names.** The full name has both. It
                  is **not** one.
                - An item without a name.
                - **At most once.** No second call.

                1. No test.
                """
        )
    )

    @Test func `the steps are its numbered headings, in order`() {
        #expect(guide.steps.map(\.number) == [1, 2])
        #expect(guide.steps.map(\.suite) == ["FirstTests", "SecondTests"])
        #expect(guide.steps.map(\.minutes) == [10, 5])
        #expect(guide.steps.map(\.isOuterLoop) == [false, true])
        #expect(guide.steps[0].files == ["Katas/Kata/Sources/One.swift", "Katas/Kata/Sources/Two.swift"])
    }

    @Test func `its screen is the block that names the test which attaches it`() {
        let page = "```text\nno screen\n```\n\n```screen it shows\n┌──┐\n└──┘\n```\n"

        #expect(Guide(MarkdownPage(text: page)).screen == Guide.Screen(test: "it shows", drawing: "┌──┐\n└──┘"))
        #expect(guide.screen == nil)
    }

    @Test func `the tests of a step are its numbered items`() {
        #expect(guide.steps.map(\.tests) == [["the first test", "the second test"], ["the third test"]])
    }

    @Test func `the rules of a step are those of its edge cases, with what its story misses`() {
        let text = """
            ## Step 1: ATests

            - A rule.

            1. a test

            The story is green on 3 of the 12 wrong programs.

            - **Twice.** Again.
            - **Never.** Not once.
            """
        let guide = Guide(MarkdownPage(text: text))

        #expect(guide.steps.map(\.rules) == [["Twice", "Never"]])
        #expect(guide.steps[0].wrongPrograms == Guide.WrongPrograms(missed: 3, total: 12))
        #expect(guide.steps[0].edgeSuite == "AEdgeCases")
    }

    @Test func `what a rule leaves open is the last cell of its row`() {
        let text = """
            ## Bite lap: A

            - **Names.** Both.
            - **Sums.** All.

            | rule | also | left open |
            |---|---|---|
            | Names | | an empty name |
            | Sums | of all | |
            """

        #expect(Guide(MarkdownPage(text: text)).exercises[.bite]?.leftOpen == ["Names": "an empty name"])
    }

    @Test func `the bite lap names its files and no tests`() {
        #expect(guide.exercises[.bite]?.files == ["Katas/Kata/Tests/ComponentTests.swift"])
        #expect(guide.sections == ["Step 1: FirstTests", "Step 2: SecondTests", "Refactor", "Bite lap: Component"])
    }

    @Test func `a translation has lessons, and nothing else counts there`() {
        let translation = Guide(
            MarkdownPage(
                text: """
                    ## 단계 1: FirstTests

                    **10분.** 편집할 파일: `Katas/Kata/Sources/Other.swift`.

                    **배울 점.** 첫 번째
                    교훈.

                    1. another test

                    ## 리팩터링

                    ## Bite lap: Component

                    **배울 점.** 마지막 교훈.

                    - **Other.** Another rule.
                    """
            ),
            in: .korean
        )

        var expected = guide
        expected.steps[0].lesson = "첫 번째 교훈."
        expected.exercises[.bite]?.lesson = "마지막 교훈."
        #expect(guide.withLessons(of: translation) == expected)
        #expect(translation.sections == ["단계 1: FirstTests", "리팩터링", "Bite lap: Component"])
    }

    @Test func `a test-first lap has minutes, files, rules and a lesson`() {
        let guide = Guide(
            MarkdownPage(
                text: """
                    ## Test-first lap: Price

                    **20 minutes.** Edit `Katas/Kata/Tests/First/A.swift` and `Katas/Kata/Sources/First/B.swift`.

                    **To learn.** One test
                    at a time.

                    - **Items.** Each item
                      costs 10.
                    - **Discount.** Ten cost less.
                    """
            )
        )

        let files = ["Katas/Kata/Tests/First/A.swift", "Katas/Kata/Sources/First/B.swift"]
        let rules = ["Items", "Discount"]
        #expect(
            guide.exercises == [.first: .init(minutes: 20, files: files, rules: rules, lesson: "One test at a time.")]
        )
    }

    @Test func `the rules of the bite lap are its items with a bold name`() {
        #expect(guide.exercises[.bite]?.rules == ["Names", "At most once"])
    }
}
