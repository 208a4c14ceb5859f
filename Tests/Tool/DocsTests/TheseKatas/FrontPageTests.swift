import Testing

struct FrontPageTests {
    @Test func `the front page has the count of a review`() throws {
        let readme = try DocsPage("README.md").prose.joined(separator: " ")
        let challenge = /put (\d+) bugs into PassiveArtistView\. Three published tests missed (\d+)/
        let count = try #require(readme.firstMatch(of: challenge)?.output)
        let review = try DocsPage("docs/katas/PassiveArtistView.review.md").prose.joined(separator: " ")

        #expect(review.contains("The article's 3 cases leave \(count.2) of our \(count.1) green mutants alive."))
    }
}
