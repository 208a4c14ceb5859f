import Foundation
import Testing

@testable import VIPArticles

struct ArticlesPresenterTests {
    let view = ArticlesViewSpy()

    @Test func `every article is displayed with its title, once and in order`() {
        let presenter = makePresenter()
        // Sorted neither by id nor by date nor by title, and two articles have the same id.
        let articles = [
            Article.make(id: 112, title: "Testing", publishDate: Date(timeIntervalSince1970: 1)),
            .make(id: 7, title: "Closures", publishDate: Date(timeIntervalSince1970: 3)),
            .make(id: 31, title: " Days ", publishDate: Date(timeIntervalSince1970: 2)),
            .make(id: 7, title: "Closures", publishDate: Date(timeIntervalSince1970: 0)),
        ]

        presenter.presentArticles(response: .init(articles: articles))

        #expect(
            view.displayedLists.map { $0.map(\.title) } == [["Testing", "Closures", " Days ", "Closures"]],
            """
            the presenter should call view.displayArticles once, with all the articles, in their order, \
            and with the titles as they are
            """
        )
    }

    @Test(arguments: [
        ("2025-01-01T00:00:00Z", "Jan 1"),
        ("2025-01-01T23:59:59Z", "Jan 1"),
        ("2024-02-29T12:00:00Z", "Feb 29"),
        ("2025-03-09T02:30:00Z", "Mar 9"),
        ("2025-05-10T12:00:00Z", "May 10"),
        ("2024-12-31T23:59:59Z", "Dec 31"),
    ])
    func `the publish date is the day in UTC and in English, wherever the reader is`(
        timestamp: String,
        day: String
    ) throws {
        let presenter = makePresenter()
        let article = Article.make(publishDate: try Date(timestamp, strategy: .iso8601))

        presenter.presentArticles(response: .init(articles: [article]))

        #expect(
            view.displayedLists.map { $0.map(\.publishDate) } == [[day]],
            "the presenter should display \(timestamp) as \(day.debugDescription), in any time zone and language of the machine"
        )
    }

    @Test(arguments: [
        (["tag1", "tag2"], "tag1,tag2"),
        (["Swift", "UIKit", "swift", "Swift"], "Swift,UIKit,swift,Swift"),
        (["tag1"], "tag1"),
        ([], ""),
    ])
    func `tags are joined with a comma`(tags: [String], text: String) {
        let presenter = makePresenter()

        presenter.presentArticles(response: .init(articles: [.make(tags: tags)]))

        #expect(
            view.displayedLists.map { $0.map(\.tags) } == [[text]],
            "the presenter should join all tags as they are, in their order, with a comma and no space; no tags give an empty text"
        )
    }

    @Test func `each detail of an article has its own place`() throws {
        let presenter = makePresenter()
        let image = try #require(URL(string: "https://example.com/cover.png"))
        let article = Article.make(
            id: 42,
            title: "TITLE",
            description: "DESCRIPTION",
            publishDate: try Date("2025-01-01T12:00:00Z", strategy: .iso8601),
            imageUrl: image,
            authorName: "AUTHOR",
            tags: ["TAG"]
        )

        presenter.presentArticles(response: .init(articles: [article]))

        let displayed = DisplayedArticle.make(
            id: 42,
            title: "TITLE",
            description: "DESCRIPTION",
            publishDate: "Jan 1",
            imageUrl: image,
            authorName: "AUTHOR",
            tags: "TAG"
        )
        #expect(
            view.calls == [.displayArticles([displayed])],
            "the presenter should only call view.displayArticles, once, with each detail of the article in its own place"
        )
    }

    @Test func `an article can have no image, no description and no author`() {
        let presenter = makePresenter()
        let bare = Article.make(description: nil, imageUrl: nil, authorName: nil, tags: ["tag1", "tag2"])

        presenter.presentArticles(response: .init(articles: [bare]))

        #expect(
            view.displayedLists == [[.make(description: "", imageUrl: nil, authorName: "Unknown author")]],
            """
            the presenter should also display an article without these details: \
            with no image, an empty description and "Unknown author"
            """
        )
    }

    @Test func `each loading state is passed to the view`() {
        let presenter = makePresenter()

        presenter.presentLoading(response: .init(isLoading: true))
        presenter.presentLoading(response: .init(isLoading: false))

        #expect(
            view.calls == [.displayLoading(true), .displayLoading(false)],
            "each presentLoading should call view.displayLoading once, with the same value"
        )
    }

    @Test func `an error message is passed to the view`() {
        let presenter = makePresenter()

        presenter.presentError(response: .init(errorMessage: "The printing press is on strike."))

        #expect(
            view.calls == [.displayError("The printing press is on strike.")],
            "the presenter should only call view.displayError, once, with the same message"
        )

        presenter.presentError(response: .init(errorMessage: "The printing press is on strike."))
        #expect(
            view.calls == Array(repeating: .displayError("The printing press is on strike."), count: 2),
            "the presenter should call view.displayError again when the next fetch fails in the same way"
        )
    }

    @Test(.tags(.memory))
    func `the presenter does not retain its view`() {
        let presenter = ArticlesPresenter()
        var view: ArticlesViewSpy? = ArticlesViewSpy()
        weak let released = view
        presenter.viewController = view
        presenter.presentLoading(response: .init(isLoading: true))
        #expect(
            view?.calls == [.displayLoading(true)],
            "the presenter should call displayLoading once, on the view in its viewController property"
        )

        view = nil

        let isFreed = released == nil
        #expect(
            isFreed,
            "the presenter should have a weak reference to its view, which retains the interactor, which retains the presenter"
        )
        // An answer can come after the view is released: with an `unowned` view, the presenter crashes here.
        presenter.presentLoading(response: .init(isLoading: false))
    }

    private func makePresenter() -> ArticlesPresenter {
        let presenter = ArticlesPresenter()
        presenter.viewController = view
        return presenter
    }
}
