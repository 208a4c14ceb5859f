import Testing

@testable import KataKit

struct GuideTests {
    let guide = Guide(
        MarkdownPage(
            text: """
                # Kata

                A story.

                ```screen it shows
                1. and no test
                ## and no section
                ```

                1. No test.

                ## Layers

                - `*Presenter*.swift` do not import `UIKit`: texts
                  are not drawn.

                ## Step 1: FirstTests

                **10 minutes.** Edit `Katas/Kata/Sources/One.swift`, `Katas/Kata/Sources/Two.swift`.

                **Real parts.** See `Katas/Kata/Sources/Three.swift`
                or `Katas/Kata/Sources/Four.swift`.

                - A rule of the step.

                The tests:

                1. the first test
                2. the second test

                The story is green on 3 of the 12 wrong programs.

                ```text
                **Outer loop.**
                - **Code.** No rule.
                ```

                - **Twice.** Again.
                - **Never.** Not once.

                ## Step 2: SecondTests

                **5 minutes.** Edit `Katas/Kata/Sources/One.swift`.
                **Outer loop.**

                1. the third test

                ## Refactor

                - **No rule.** Look at the names.

                ## Bite lap: Component

                **20 minutes.** Edit `Katas/Kata/Tests/ComponentTests.swift`.

                **To learn.** One test
                at a time.

                - **Names.** The full name has both. It
                  is **not** one.
                - An item without a name.
                - **At most once.** No second call.

                | rule | also | left open |
                |---|---|---|
                | Names | | an empty name |
                | At most once | of all | |

                1. No test.
                """
        )
    )

    @Test func `its sections, its screen and its layers`() {
        #expect(
            guide.sections == [
                "Layers", "Step 1: FirstTests", "Step 2: SecondTests", "Refactor", "Bite lap: Component",
            ]
        )
        #expect(guide.screen == Guide.Screen(test: "it shows", drawing: "1. and no test\n## and no section"))
        #expect(guide.layers.map(\.modules) == [["UIKit"], ["Testing", "XCTest"]])
        #expect(guide.layers.map(\.reason) == ["texts are not drawn.", "tests belong in `Tests`"])
    }

    @Test func `a step has what its section says`() {
        var first = Guide.Step(number: 1, suite: "FirstTests")
        first.minutes = 10
        first.files = ["Katas/Kata/Sources/One.swift", "Katas/Kata/Sources/Two.swift"]
        first.otherFiles = ["Katas/Kata/Sources/Three.swift", "Katas/Kata/Sources/Four.swift"]
        first.tests = ["the first test", "the second test"]
        first.rules = ["Twice", "Never"]
        first.wrongPrograms = Guide.WrongPrograms(missed: 3, total: 12)

        #expect(guide.steps.first == first)
        #expect(first.edgeSuite == "FirstEdgeCases")
        #expect(guide.steps.map(\.isOuterLoop) == [false, true])
        #expect(guide.steps[1].tests == ["the third test"])
    }

    @Test func `a lap in which the learner writes tests has rules, and what they leave open`() {
        #expect(
            guide.exercises == [
                .bite: Guide.Exercise(
                    minutes: 20,
                    files: ["Katas/Kata/Tests/ComponentTests.swift"],
                    rules: ["Names", "At most once"],
                    leftOpen: ["Names": "an empty name"],
                    lesson: "One test at a time."
                )
            ]
        )
    }

    @Test func `a translation has lessons, and nothing else counts there`() {
        let translation = Guide(
            MarkdownPage(
                text: """
                    ## 단계 1: FirstTests

                    **배울 점.** 첫 번째
                    교훈.

                    1. another test

                    ## Bite lap: Component

                    **배울 점.** 마지막 교훈.
                    """
            ),
            in: .korean
        )

        var expected = guide
        expected.steps[0].lesson = "첫 번째 교훈."
        expected.exercises[.bite]?.lesson = "마지막 교훈."
        #expect(guide.withLessons(of: translation) == expected)
    }
}
