import Foundation
import TestSupport
import Testing

/// A page has no more words than its reader has time for. To add some, take others out.
struct PageLengthTests {
    /// By path below `docs`, apart from the front page.
    private static let bounds = [
        ("README.md", 420), ("pages.md", 300), ("articles.md", 1_700),
        ("learn/how-to-work.md", 470), ("learn/faq.md", 400), ("learn/words.md", 400), ("learn/card.md", 400),
        ("learn/red-green-refactor.md", 1_040), ("learn/tests-that-read-well.md", 700), ("learn/test-doubles.md", 860),
        ("learn/mutation-testing.md", 840), ("learn/memory.md", 980), ("learn/async.md", 850),
        ("learn/architecture.md", 1_230), ("learn/when-tests-lie.md", 930), ("learn/from-xctest.md", 1_250),
        ("host/90-minutes.md", 1_450), ("host/day.md", 710), ("host/room.md", 1_220), ("host/review-exercise.md", 880),
        ("host/facilitator.md", 490), ("instructors.md", 2_000), ("contributing.md", 2_650), ("tool.md", 1_600),
        ("headless-uikit.md", 450), ("platforms.md", 550), ("updating.md", 310), ("attacks.md", 580),
        ("your-own-katas.md", 430),
        ("katas/PassiveArtistView.review.md", 960), ("katas/MVPEditFields.review.md", 900),
        ("katas/Melodies.review.md", 1_030), ("katas/VIPArticles.review.md", 980),
    ]

    @Test(arguments: bounds)
    func `a page has at most so many words`(path: String, bound: Int) throws {
        let file = Checkout.root.appending(path: path == "README.md" ? path : "docs/\(path)")
        let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).count

        #expect(words <= bound, "\(path) is too long: take out what its reader can do without")
    }

    /// Words that meant two things, or that nobody had introduced.
    @Test(arguments: DocsPage.all.filter { !$0.isTranslation })
    func `a page has no word that the kit has given up`(page: DocsPage) {
        let banned = /\b(?:[Ll]ights?|[Oo]fficial (?:suite|test)s?|(?:on|of) the stub|for ever|anew)\b/
        for (index, line) in page.prose.enumerated() {
            guard let word = line.firstMatch(of: banned)?.output else { continue }
            Issue.record("\(page.path):\(index + 1): another word is needed in place of '\(word)'")
        }
    }
}
