import Foundation
import Testing

@testable import VIPArticles

/// Each name begins with its rule in the guide, and each row of a table is one case.
struct ArticlesPresenterEdgeCases {
    let presenter = ArticlesPresenter()
    let view = ArticlesViewSpy()

    init() {
        presenter.viewController = view
    }

    // MARK: List

    @Test(arguments: [(Feed.empty, []), (.unsorted, ["b", "", "c", "c"])])
    func `List: every list is displayed as it is`(feed: Feed, titles: [String]) {
        presenter.presentArticles(response: .init(articles: feed.articles))

        #expect(
            view.displayedLists.map { $0.map(\.title) } == [titles],
            "the presenter should display all articles, in the order of the response"
        )
        #expect(view.calls.count == 1, "no list is an error: the presenter should only call view.displayArticles")
    }

    @Test func `List: a long list is displayed to its end`() {
        presenter.presentArticles(response: .init(articles: Feed.long.articles))

        #expect(view.displayedLists.map(\.count) == [101], "the presenter should display all 101 articles")
    }

    @Test(arguments: [(Feed.empty, []), (.unsorted, ["b", "", "c", "c"]), (.edited, ["new b", "new", "c", ""])])
    func `List: what was displayed before changes nothing`(feed: Feed, titles: [String]) {
        presenter.presentArticles(response: .init(articles: Feed.unsorted.articles))

        presenter.presentArticles(response: .init(articles: feed.articles))

        #expect(
            view.displayedLists.map { $0.map(\.title) } == [["b", "", "c", "c"], titles],
            "the presenter should display each list as it is now"
        )
    }

    // MARK: Details

    @Test(arguments: [
        ("spaces", " spaces  at both ends "),
        ("two lines", "two\nlines"),
        ("signs", "Björk & <b>Co</b>: 100 %"),
        ("long", String(repeating: "a SPY that keeps its completion ", count: 20)),
        ("empty", ""),
    ])
    func `Details: a text stays as it is`(kind: String, text: String) throws {
        let day = try Date.noon("2025-01-02")
        let article = Article.make(title: text, description: text, publishDate: day, authorName: text, tags: [text])

        presenter.presentArticles(response: .init(articles: [article]))

        #expect(
            view.displayedLists == [
                [.make(title: text, description: text, publishDate: "Jan 2", authorName: text, tags: text)]
            ],
            "the presenter should not change a text, and an empty text is not a missing one"
        )
    }

    @Test(arguments: ["https://example.com/cover.png", "http://example.com/Cover.PNG?size=2#top"])
    func `Details: the image stays as it is`(address: String) {
        let url = URL(string: address)

        presenter.presentArticles(response: .init(articles: [.make(imageUrl: url)]))

        #expect(
            view.displayedLists.map { $0.map(\.imageUrl) } == [[url]],
            "the presenter should display the article with the same imageUrl"
        )
    }

    @Test func `Details: a missing description is an empty text`() {
        presenter.presentArticles(response: .init(articles: [.make(title: "Days", description: nil)]))

        #expect(
            view.displayedLists.map { $0.map(\.description) } == [[""]],
            "the presenter should not display another text in its place"
        )
    }

    @Test(arguments: [
        ("not sorted, one of them twice", ["b", "a", "b", "e", "d", "c"], "b,a,b,e,d,c"),
        ("empty, or with a comma", ["", "a, b", ""], ",a, b,"),
    ])
    func `Details: tags stay as they are`(kind: String, tags: [String], text: String) {
        presenter.presentArticles(response: .init(articles: [.make(tags: tags)]))

        #expect(
            view.displayedLists.map { $0.map(\.tags) } == [[text]],
            "the presenter should display every tag, in the order of the article"
        )
    }

    // MARK: Day

    @Test(arguments: [
        ("the first second of a year", "2025-01-01T00:00:00Z", "Jan 1"),
        ("the last second of a year", "2024-12-31T23:59:59Z", "Dec 31"),
        ("the first second of a day in summer", "2025-07-01T00:00:00Z", "Jul 1"),
        ("in London it is July", "2025-06-30T23:59:59Z", "Jun 30"),
        ("skipped by summer time in New York", "2025-03-09T02:30:00Z", "Mar 9"),
        ("before 1970", "1969-07-20T20:17:40Z", "Jul 20"),
    ])
    func `Day: a day begins at midnight in UTC`(kind: String, timestamp: String, day: String) throws {
        let article = Article.make(publishDate: try Date(timestamp, strategy: .iso8601))

        presenter.presentArticles(response: .init(articles: [article]))

        #expect(view.displayedLists.map { $0.map(\.publishDate) } == [[day]], "the presenter should use UTC, all year")
    }

    @Test(arguments: [("yesterday", -1), ("today", 0), ("tomorrow", 1)])
    func `Day: a date close to now is displayed as a day too`(kind: String, days: Double) throws {
        let article = Article.make(publishDate: Date.now.addingTimeInterval(days * 86_400))

        presenter.presentArticles(response: .init(articles: [article]))

        let shown = try #require(view.displayedLists.first?.first, "the presenter should display the article")
        #expect(
            shown.publishDate.wholeMatch(of: /[A-Z][a-z]+ [0-9]+/) != nil,
            "the text should be a month and a number, such as Jan 1, on every day"
        )
    }

    // MARK: Error

    @Test(arguments: [
        ("one line", "The printing press is on strike."),
        ("long, in many lines", String(repeating: " The ink has run out,\nand nobody knows why. ", count: 20)),
        ("empty", ""),
    ])
    func `Error: the same message is displayed again`(kind: String, message: String) {
        presenter.presentError(response: .init(errorMessage: message))

        presenter.presentError(response: .init(errorMessage: message))

        #expect(
            view.calls == [.displayError(message), .displayError(message)],
            "the retry has failed in the same way: the presenter should call view.displayError again"
        )
    }

    // MARK: Release

    @Test func `Release: what comes after the view is released is dropped`() {
        var oldView: ArticlesViewSpy? = ArticlesViewSpy()
        presenter.viewController = oldView
        oldView = nil
        presenter.presentArticles(response: .init(articles: [.make()]))
        presenter.presentError(response: .init(errorMessage: "The printing press is on strike."))
        presenter.viewController = view

        presenter.presentLoading(response: .init(isLoading: false))

        #expect(view.calls == [.displayLoading(false)], "the presenter should keep nothing for another view")
    }
}
