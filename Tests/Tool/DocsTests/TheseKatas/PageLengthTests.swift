import Foundation
import TestSupport
import Testing

/// A page has no more words than its reader has time for. To add some, take others out.
struct PageLengthTests {
    /// By path below `docs`, apart from the front page.
    private static let bounds = [
        ("README.md", 420), ("pages.md", 300), ("articles.md", 1_350),
        ("learn/how-to-work.md", 490), ("learn/faq.md", 400), ("learn/words.md", 370), ("learn/progress.md", 360),
        ("learn/card.md", 400),
        ("learn/red-green-refactor.md", 960), ("learn/tests-that-read-well.md", 660), ("learn/test-doubles.md", 780),
        ("learn/mutation-testing.md", 800), ("learn/memory.md", 840), ("learn/async.md", 680),
        ("learn/architecture.md", 970), ("learn/when-tests-lie.md", 850), ("learn/from-xctest.md", 1_160),
        ("host/90-minutes.md", 1_210), ("host/day.md", 570), ("host/room.md", 980), ("host/review-exercise.md", 660),
        ("host/facilitator.md", 420), ("instructors.md", 1_680), ("contributing.md", 2_000), ("tool.md", 870),
        ("headless-uikit.md", 430), ("platforms.md", 470), ("updating.md", 250), ("attacks.md", 450),
        ("your-own-katas.md", 410),
        ("katas/PassiveArtistView.md", 1_930), ("katas/MVPEditFields.md", 1_890),
        ("katas/Melodies.md", 2_080), ("katas/VIPArticles.md", 2_540),
        ("katas/PassiveArtistView.hints.md", 3_160), ("katas/MVPEditFields.hints.md", 3_420),
        ("katas/Melodies.hints.md", 4_430), ("katas/VIPArticles.hints.md", 5_080),
        ("katas/PassiveArtistView.review.md", 750), ("katas/MVPEditFields.review.md", 720),
        ("katas/Melodies.review.md", 840), ("katas/VIPArticles.review.md", 840),
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
        let banned = #"\b(?:[Ll]ights?|[Oo]fficial (?:suite|test)s?|(?:on|of) the stub|for ever|anew)\b"#
        for (index, line) in page.prose.enumerated() {
            guard let word = line.range(of: banned, options: .regularExpression) else { continue }
            Issue.record("\(page.path):\(index + 1): another word is needed in place of '\(line[word])'")
        }
    }
}
