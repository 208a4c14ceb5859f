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

    @Test func `it has a list for each test below the heading of a step`() {
        #expect(page.lists.map(\.step) == [1, 1, 2])
        #expect(page.lists.map(\.suite) == ["FirstTests", "FirstTests", "SecondTests"])
        #expect(page.lists.map(\.test) == ["the first test", "the second test", "the first test"])
    }

    @Test func `a hint keeps its lines, its code and the empty lines in it`() {
        #expect(
            hints(for: "the first test", in: "FirstTests") == [
                "A nudge,\nin two lines.",
                "```swift\none()\n\n// ### no heading\ntwo()\n```",
                "The last one.",
            ]
        )
        #expect(hints(for: "the second test", in: "FirstTests") == ["Only one. ```not a fence"])
    }

    @Test func `tests of the same name in two suites have their own hints`() {
        #expect(hints(for: "the first test", in: "SecondTests") == ["A hint of step 2.", "More."])
    }

    @Test func `a page with fewer levels keeps everything else`() {
        let short = HintPage.abridged(MarkdownPage(text: text), levels: 1)

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
        #expect(HintPage.abridged(MarkdownPage(text: text), levels: 3) == text)
    }

    private func hints(for test: String, in suite: String, after message: String = "") -> [String]? {
        page.list(for: test, in: suite, after: ["Expectation failed", message])?.hints
    }
}

/// Hints for certain messages.
struct HintListTests {
    let text = """
        ## Step 1: FirstTests

        If the failure says "no button":

        1. For each test.
        2. More for each test.

        ### the first test

        1. The usual hint.
        2. More.

        If the failure says "too often, at "once"":

        1. ```swift
           If the failure says "no list":
           ```
        2. More of this list.

        If the failure says "too late":

        1. Another list.

        ### the second test

        1. A hint.
        """

    private var page: HintPage {
        HintPage(MarkdownPage(text: text))
    }

    @Test(arguments: [
        ("it was called too often, at \"once\"", "```swift\nIf the failure says \"no list\":\n```"),
        ("it was called too late", "Another list."),
        ("there is no button", "For each test."),
        ("anything else", "The usual hint."),
    ])
    func `the hints are those for the message of the failure, or else the usual ones`(message: String, first: String) {
        let list = page.list(for: "the first test", in: "FirstTests", after: ["Expectation failed: 1 == 2", message])

        #expect(list?.hints.first == first)
    }

    @Test func `hints above the first test are for each test of the step, and those of another test are not`() {
        let afterNoButton = page.list(for: "the second test", in: "FirstTests", after: ["there is no button"])
        let afterTooLate = page.list(for: "the second test", in: "FirstTests", after: ["too late"])

        #expect(afterNoButton?.hints == ["For each test.", "More for each test."])
        #expect(afterTooLate?.hints == ["A hint."])
    }

    @Test func `there are no hints for a test that the page does not name`() {
        #expect(page.list(for: "no test", in: "FirstTests", after: ["there is no button"]) == nil)
    }

    @Test func `a page with fewer levels has the first ones of each list`() {
        #expect(
            HintPage.abridged(MarkdownPage(text: text), levels: 1) == """
                ## Step 1: FirstTests

                If the failure says "no button":

                1. For each test.

                ### the first test

                1. The usual hint.

                If the failure says "too often, at "once"":

                1. ```swift
                   If the failure says "no list":
                   ```

                If the failure says "too late":

                1. Another list.

                ### the second test

                1. A hint.
                """
        )
    }

    @Test func `a translation has hints of its own, and English stays where it has none`() {
        let translation = HintPage(MarkdownPage(text: translated), in: .portuguese)
        let page = page.withHints(of: translation)
        func first(_ test: String, _ message: String) -> String? {
            page.list(for: test, in: "FirstTests", after: [message])?.hints.first
        }

        #expect(first("the first test", "anything else") == "A dica.")
        #expect(first("the first test", "too late") == "Outra lista.")
        #expect(first("the first test", "too often, at \"once\"")?.hasPrefix("```swift") == true)
        #expect(first("the second test", "there is no button") == "Para cada teste.")
        #expect(first("the second test", "anything else") == "A hint.")
    }

    @Test func `a translation with fewer levels has the first ones of each list`() {
        let short = HintPage.abridged(MarkdownPage(text: translated), levels: 1, in: .portuguese)

        #expect(
            short == """
                ## Passo 1: FirstTests

                Se a falha disser "no button":

                1. Para cada teste.

                ### the first test

                1. A dica.

                Se a falha disser "too late":

                1. Outra lista.
                """
        )
    }

    private let translated = """
        ## Passo 1: FirstTests

        Se a falha disser "no button":

        1. Para cada teste.
        2. Mais.

        ### the first test

        1. A dica.
        2. Mais.

        Se a falha disser "too late":

        1. Outra lista.
        """
}
