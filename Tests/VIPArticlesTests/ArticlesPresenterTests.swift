import Foundation
import Testing

@testable import VIPArticles

/// The story of an article, from the worker's values to the texts on the screen. The edge cases are in `EdgeCases`.
struct ArticlesPresenterTests {
    let presenter = ArticlesPresenter()
    let view = ArticlesViewSpy()

    init() {
        presenter.viewController = view
    }

    @Test func `all articles are displayed in their order`() {
        presenter.presentArticles(response: .init(articles: [.make(id: 31), .make(id: 7)]))

        #expect(
            view.displayedLists.map { $0.map(\.id) } == [[31, 7]],
            "the presenter should call view.displayArticles once, with all the articles, in their order"
        )
    }

    @Test(arguments: [("2025-01-01", "Jan 1"), ("2024-02-29", "Feb 29"), ("2025-05-10", "May 10")])
    func `the publish date is displayed as a day in English`(date: String, day: String) throws {
        let article = try Article.make(publishDate: .noon(date))

        presenter.presentArticles(response: .init(articles: [article]))

        #expect(
            view.displayedLists.map { $0.map(\.publishDate) } == [[day]],
            "the presenter should display the day in English, and in UTC"
        )
    }

    @Test(arguments: [(["swift", "uikit"], "swift,uikit"), (["swift"], "swift"), ([], "")])
    func `tags are joined with a comma`(tags: [String], text: String) {
        presenter.presentArticles(response: .init(articles: [.make(tags: tags)]))

        #expect(
            view.displayedLists.map { $0.map(\.tags) } == [[text]],
            "the presenter should join the tags with a comma and no space"
        )
    }

    @Test func `each text of an article has its own place`() throws {
        let day = try Date.noon("2025-01-02")
        let days = Article.make(title: "Days", description: "UTC", publishDate: day, authorName: "Ana", tags: ["swift"])

        presenter.presentArticles(response: .init(articles: [days]))

        #expect(
            view.displayedLists == [
                [.make(title: "Days", description: "UTC", publishDate: "Jan 2", authorName: "Ana", tags: "swift")]
            ],
            "the presenter should display each text of the article in its own place"
        )
    }

    @Test func `a missing author is displayed as an unknown author`() {
        presenter.presentArticles(response: .init(articles: [.make(authorName: nil)]))

        #expect(
            view.displayedLists.map { $0.map(\.authorName) } == [["Unknown author"]],
            "the presenter should display an article without an author, with the text \"Unknown author\""
        )
    }

    @Test(arguments: [true, false])
    func `the loading state is passed to the view`(isLoading: Bool) {
        presenter.presentLoading(response: .init(isLoading: isLoading))

        #expect(view.calls == [.displayLoading(isLoading)], "the presenter should call displayLoading with this value")
    }

    @Test func `an error message is passed to the view`() {
        presenter.presentError(response: .init(errorMessage: "The printing press is on strike."))

        #expect(
            view.calls == [.displayError("The printing press is on strike.")],
            "the presenter should call displayError once, with the same message"
        )
    }

    @Test(.tags(.memory)) func `the presenter does not retain its view`() {
        var oldView: ArticlesViewSpy? = ArticlesViewSpy()
        weak let released = oldView
        presenter.viewController = oldView

        oldView = nil

        #expect(released == nil, "the presenter's reference to its view should be weak")
    }
}
