import Testing

@testable import KataKit

struct WrappedTests {
    @Test func `words are kept whole, lines their margin, and code its lines`() {
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
