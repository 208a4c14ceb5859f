import Foundation
import TestSupport
import Testing

/// A page has no more words than its reader has time for. To add some, take others out.
struct PageLengthTests {
    /// By path below `docs`, apart from the front page.
    private static let bounds = [
        ("README.md", 420), ("pages.md", 300), ("learn/how-to-work.md", 470), ("learn/faq.md", 400), ("learn/words.md", 400),
    ]

    @Test(arguments: bounds)
    func `a page has at most so many words`(path: String, bound: Int) throws {
        let file = Checkout.root.appending(path: path == "README.md" ? path : "docs/\(path)")
        let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).count

        #expect(words <= bound, "\(path) is too long: take out what its reader can do without")
    }
}
