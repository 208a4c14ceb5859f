import Testing

@testable import KataKit

struct HintPageTests {
    let text = """
        # Kata: hints

        1. no hint
        2. no hint

        ## Step 1: FirstTests

        ### the first test

        1. A nudge,
           in two lines.
        2. ```swift
           one()

           // ### no heading
           two()
           ```
        3. The last one.

        ### the second test

        1. Only one. ```not a fence

        ## Step 2: SecondTests

        ### the first test

        1. A hint of step 2.
        2. More.
        """

    private var page: HintPage {
        HintPage(MarkdownPage(text: text))
    }

    @Test func `it has a step for each numbered heading, and a test for each heading below`() {
        #expect(page.steps.map(\.number) == [1, 2])
        #expect(page.steps.map(\.suite) == ["FirstTests", "SecondTests"])
        #expect(page.steps[0].tests.map(\.name) == ["the first test", "the second test"])
        #expect(page.steps[1].tests.map(\.name) == ["the first test"])
    }

    @Test func `a hint keeps its lines, its code and the empty lines in it`() {
        #expect(
            page.hints(for: "the first test", in: "FirstTests") == [
                "A nudge,\nin two lines.",
                "```swift\none()\n\n// ### no heading\ntwo()\n```",
                "The last one.",
            ]
        )
        #expect(page.hints(for: "the second test", in: "FirstTests") == ["Only one. ```not a fence"])
    }

    @Test func `tests of the same name in two suites have their own hints`() {
        #expect(page.hints(for: "the first test", in: "SecondTests") == ["A hint of step 2.", "More."])
    }

    @Test func `a page with fewer levels keeps everything else`() {
        let short = HintPage.text(of: MarkdownPage(text: text), levels: 1)

        #expect(
            short == """
                # Kata: hints

                1. no hint
                2. no hint

                ## Step 1: FirstTests

                ### the first test

                1. A nudge,
                   in two lines.

                ### the second test

                1. Only one. ```not a fence

                ## Step 2: SecondTests

                ### the first test

                1. A hint of step 2.
                """
        )
        #expect(HintPage.text(of: MarkdownPage(text: text), levels: 3) == text)
    }
}
