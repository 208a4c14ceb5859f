import Foundation
import TestSupport
import Testing

@testable import KataKit

struct FrontPageTests {
    @Test func `the front page has the count of a review, and that of the bugs for the reader`() throws {
        let readme = try DocsPage("README.md").prose.joined(separator: " ")
        let words =
            /put (\d+) bugs into PassiveArtistView\. \[Three published tests\]\(.*?\) missed (\d+)\. Your tests meet (\d+)/
        let count = try #require(readme.firstMatch(of: words)?.output)
        let review = try DocsPage("docs/katas/PassiveArtistView.review.md").prose.joined(separator: " ")

        #expect(review.contains("The article's 3 cases leave \(count.2) of our \(count.1) green mutants alive."))
        let kata = try Kit(root: Checkout.root).kata(named: "PassiveArtistView")
        #expect(try kata.mutants(.bite).count == Int(count.3))
    }

    @Test(arguments: ["README.md", "docs/pt-BR/README.md", "docs/ko/README.md"])
    func `a handout finds the line that it gives its own address`(page: String) throws {
        let text = try String(contentsOf: Checkout.root.appending(path: page), encoding: .utf8)

        #expect(text.contains(/git clone LINK .+ # LINK:/))
    }
}
