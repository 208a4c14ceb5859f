import Testing

@testable import KataKit

struct GuideTests {
    let guide = Guide(
        text: """
            # Kata

            A story.

            ## Step 1: FirstTests

            **10 minutes.** Edit `Katas/Kata/Sources/One.swift`, `Katas/Kata/Sources/Two.swift`.

            A line of prose.

            ### the first test

            1. A nudge,
               in two lines.
            2. ```swift
               one()

               // ### no heading
               two()
               ```

            ### the second test

            1. Only one.

            ## Step 2: SecondTests

            **5 minutes.** Edit `Katas/Kata/Sources/One.swift`.
            **Outer loop.**

            ### the third test

            1. Look at `code`. ```not a fence

            ## Refactor

            - **No rule.** Look at the names.

            ## Bite lap: Component

            **20 minutes.** Edit `Katas/Kata/Tests/ComponentTests.swift`.

            - **Names.** The full name has both. It
              is **not** one.
            - An item without a name.
            - **At most once.** No second call.

            ### no test

            1. no hint

            ## Rules and their mutants

            | rule | mutants |
            |---|---|
            | Names | `last-name-first`, `no-space` |
            | At most once | |
            """
    )

    @Test func `the steps are its numbered headings, in order`() {
        #expect(guide.steps.map(\.number) == [1, 2])
        #expect(guide.steps.map(\.suite) == ["FirstTests", "SecondTests"])
        #expect(guide.steps.map(\.minutes) == [10, 5])
        #expect(guide.steps.map(\.isOuterLoop) == [false, true])
        #expect(guide.steps[0].files == ["Katas/Kata/Sources/One.swift", "Katas/Kata/Sources/Two.swift"])
    }

    @Test func `the tests of a step are the headings below it`() {
        #expect(guide.tests.map(\.name) == ["the first test", "the second test", "the third test"])
    }

    @Test func `a hint keeps its lines, its code and the empty lines in it`() {
        #expect(
            guide.tests[0].hints == [
                "A nudge,\nin two lines.",
                "```swift\none()\n\n// ### no heading\ntwo()\n```",
            ]
        )
        #expect(guide.tests[1].hints == ["Only one."])
    }

    @Test func `the bite lap names its files and no tests`() {
        #expect(guide.biteFiles == ["Katas/Kata/Tests/ComponentTests.swift"])
        #expect(guide.sections.dropLast().last == "Bite lap: Component")
    }

    @Test func `the rules of the bite lap are its items with a bold name, and a table has their mutants`() {
        #expect(guide.rules == ["Names", "At most once"])
        #expect(
            guide.mutantsByRule == [
                .init(rule: "Names", mutants: ["last-name-first", "no-space"]),
                .init(rule: "At most once", mutants: []),
            ]
        )
    }
}
