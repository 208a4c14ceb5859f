import Testing

@testable import KataKit

struct ReviewPageTests {
    let page = MarkdownPage(
        text: """
            # Kata: review

            ## Take home

            Steer time, do not
            wait for it.

            | rule | mutants |
            |---|---|
            | No rule | `no-mutant` |

            ## Rules and their mutants

            | rule | mutants |
            |---|---|
            | Names | `last-name-first`, `no-space` |
            | At most once | |
            """
    )

    @Test func `a table has the mutants of each rule`() {
        #expect(
            page.mutantsByRule(of: .bite) == [
                .init(rule: "Names", mutants: ["last-name-first", "no-space"]),
                .init(rule: "At most once", mutants: []),
            ]
        )
    }

    @Test func `it states a sentence, with any line breaks`() {
        #expect(page.states("Steer time, do not wait for it."))
        #expect(!page.states("Wait for it."))
    }
}
