import Testing

@testable import KataKit

struct HintPageTests {
    private static let text = """
        # Kata: hints

        1. no hint
        2. no hint

        ## Step 1: FirstTests

        If the failure says "no button":

        1. For each test.
        2. More for each test.

        ### the first test

        1. The usual hint,
           in two lines.
        2. ```swift
           one()

           // ### no heading
           two()
           ```

        If the failure says "too often, at "once"":

        1. ```swift
           If the failure says "no list":
           ```
        2. More of this list.

        If the failure says "too late":

        1. Another list.

        ### the second test

        1. Only one. ```not a fence

        ## Step 2: SecondTests

        ### the first test

        1. A hint of step 2.
        2. More.
        """
    private static let translated = """
        ## Passo 1: FirstTests

        Se a falha disser "no button":

        1. Para cada teste.

        ### the first test

        1. A dica.

        Se a falha disser "too late":

        1. Outra lista.
        """

    private let page = HintPage(MarkdownPage(text: text))

    private static func hints(_ test: String, in suite: String = "FirstTests", _ message: String, on page: HintPage)
        -> [String]?
    {
        page.list(for: test, in: suite, after: ["Expectation failed: 1 == 2", message])?.hints
    }

    @Test(arguments: [
        ("the first test", "it was called too often, at \"once\"", "```swift\nIf the failure says \"no list\":\n```"),
        ("the first test", "it was called too late", "Another list."),
        ("the first test", "there is no button", "For each test."),
        ("the first test", "anything else", "The usual hint,\nin two lines."),
        ("the second test", "there is no button", "For each test."),
        ("the second test", "too late", "Only one. ```not a fence"),
        ("no test", "there is no button", nil),
    ])
    func `the hints are those for the message of the failure, or else the usual ones of the test`(
        test: String,
        message: String,
        hint: String?
    ) {
        #expect(Self.hints(test, message, on: page)?.first == hint)
    }

    @Test func `code in a hint keeps its empty lines, and a test of another suite has its own hints`() {
        let code = "```swift\none()\n\n// ### no heading\ntwo()\n```"
        #expect(Self.hints("the first test", "", on: page)?.last == code)
        #expect(Self.hints("the first test", in: "SecondTests", "", on: page)?.first == "A hint of step 2.")
    }

    @Test func `a page with fewer levels has the first ones of each list, and everything else`() {
        let deeper = [
            "2. More for each test.\n", "2. ```swift\n   one()\n\n   // ### no heading\n   two()\n   ```\n",
            "2. More of this list.\n", "\n2. More.",
        ]
        let expected = deeper.reduce(Self.text) { $0.replacing($1, with: "") }

        #expect(HintPage.abridged(MarkdownPage(text: Self.text), levels: 1) == expected)
        #expect(HintPage.abridged(MarkdownPage(text: Self.text), levels: 3) == Self.text)
    }

    @Test(arguments: [
        ("the first test", "anything else", "A dica."),
        ("the first test", "too late", "Outra lista."),
        ("the first test", "too often, at \"once\"", "```swift\nIf the failure says \"no list\":\n```"),
        ("the second test", "there is no button", "Para cada teste."),
        ("the second test", "anything else", "Only one. ```not a fence"),
    ])
    func `a translation has hints of its own, and English stays where it has none`(
        test: String,
        message: String,
        hint: String
    ) {
        let translation = HintPage(MarkdownPage(text: Self.translated), in: .portuguese)

        #expect(Self.hints(test, message, on: page.withHints(of: translation))?.first == hint)
    }
}
