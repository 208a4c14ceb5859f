import Testing

@testable import KataKit

struct StringLayoutTests {
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
