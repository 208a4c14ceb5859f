import Testing

@testable import KataKit

struct ReviewPageTests {
    @Test func `a table has the mutants of each rule, and a sentence has any line breaks`() {
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

        #expect(page.mutantsByRule(of: .bite).map(\.rule) == ["Names", "At most once"])
        #expect(page.mutantsByRule(of: .bite).map(\.mutants) == [["last-name-first", "no-space"], []])
        #expect(page.states("Steer time, do not wait for it.") && !page.states("Wait for it."))
    }
}
