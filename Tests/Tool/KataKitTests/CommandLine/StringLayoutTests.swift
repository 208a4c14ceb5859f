import Testing

@testable import KataKit

struct StringLayoutTests {
    @Test func `wrapping keeps the spaces of a row and the column of its text, and counts no colors`() {
        #expect("Edit   A.swift and B.swift".wrapped(to: 18) == "Edit   A.swift and\n       B.swift")
        #expect("\u{1B}[31mred\u{1B}[0m apple".wrapped(to: 9) == "\u{1B}[31mred\u{1B}[0m apple")
    }

    @Test func `a command stays in one line, also where it is longer than the line`() {
        let restore = "To restore it: swift run kata reset A --given"
        #expect(restore.wrapped(to: 34) == "To restore it:\nswift run kata reset A --given")
        let reset = "Now swift run kata reset A, then go on"
        #expect(reset.wrapped(to: 20) == "Now\nswift run kata reset A,\nthen go on")
    }

    @Test func `a Korean letter takes two columns, as one character or as its parts`() {
        #expect("실행 Run".columns == 8)
        #expect("\u{1112}\u{1161}\u{11AB}".columns == 2)
        #expect("✔ … → ç".columns == 7)
        #expect("실행".padded(to: 6) == "실행  ")
        #expect("긴 줄은 여러 줄이 됩니다".wrapped(to: 12) == "긴 줄은 여러\n줄이 됩니다")
    }

    @Test func `the lines of a paragraph become one, and items and code stay`() {
        let text = "- one\n- two\n```swift\nthree\nfour\n```"
        #expect("One\ntwo.\n\n\(text)".withParagraphsInOneLine() == "One two.\n\n\(text)")
    }

    @Test func `wrapping keeps words, margins and code`() {
        let text = """
            one two three
              four five six
            short
            alongwordthatdoesnotfit in
            ```
            let code = isNotWrapped
            ```
            """

        #expect(
            text.wrapped(to: 10) == """
                one two
                three
                  four
                  five six
                short
                alongwordthatdoesnotfit
                in
                ```
                let code = isNotWrapped
                ```
                """
        )
    }
}
