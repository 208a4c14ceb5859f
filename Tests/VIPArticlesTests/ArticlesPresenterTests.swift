import Foundation
import Testing

@testable import VIPArticles

struct ArticlesPresenterTests {
    let view = ArticlesViewSpy()

    @Test func `every article is displayed with its title, once and in order`() {
        let presenter = makePresenter()
        // Sorted neither by id nor by date nor by title. An id occurs again, and so does an article, at once and later.
        let articles = [
            Article.make(
                id: 112,
                title: "iOS and Swift, without a Simulator",
                publishDate: Date(timeIntervalSince1970: 1)
            ),
            .make(id: 7, title: "closures", publishDate: Date(timeIntervalSince1970: 3)),
            .make(id: 31, title: " Days ", publishDate: Date(timeIntervalSince1970: 2)),
            .make(id: 7, title: "", publishDate: Date(timeIntervalSince1970: 0)),
            .make(id: 7, title: "closures", publishDate: Date(timeIntervalSince1970: 3)),
            .make(id: 7, title: "closures", publishDate: Date(timeIntervalSince1970: 3)),
        ]

        presenter.presentArticles(response: .init(articles: articles))

        #expect(
            view.displayedLists.map { $0.map(\.title) } == [articles.map(\.title)],
            """
            the presenter should call view.displayArticles once, with all the articles, in their order, \
            and with the titles as they are
            """
        )

        let changed = [Article.make(id: 7, title: "Closures, revised"), .make(id: 112, title: "Testing")]
        let changedAgain = [Article.make(id: 7, title: "Closures, revised twice"), .make(id: 112, title: "Tests")]
        let laterLists = [changed, changed, changedAgain, [], articles]
        for list in laterLists { presenter.presentArticles(response: .init(articles: list)) }
        #expect(
            view.displayedLists.dropFirst().map { $0.map(\.title) } == laterLists.map { $0.map(\.title) },
            "the presenter should display each list as it is, whatever it displayed before: the same list again, and an empty one"
        )

        presenter.presentArticles(response: .init(articles: (1...100).map { .make(id: $0) }))
        #expect(
            view.displayedLists.last?.map(\.id) == Array(1...100),
            "the presenter should display all articles of a long list too"
        )
    }

    @Test(arguments: [
        ("2025-01-01T00:00:00Z", "Jan 1"),
        ("2025-01-01T23:59:59Z", "Jan 1"),
        ("2024-02-29T12:00:00Z", "Feb 29"),
        ("2025-03-09T02:30:00Z", "Mar 9"),
        ("2025-05-10T12:00:00Z", "May 10"),
        ("2025-06-30T23:59:59Z", "Jun 30"),
        ("2025-07-01T00:00:00Z", "Jul 1"),
        ("2025-09-22T12:00:00Z", "Sep 22"),
        ("1969-07-20T20:17:40Z", "Jul 20"),
        ("2099-11-30T23:59:59Z", "Nov 30"),
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
        ([" Swift UI ", "", "#🧪", "a, b", "c", "d", "e", "f", "g", "h", "i"], " Swift UI ,,#🧪,a, b,c,d,e,f,g,h,i"),
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
        let image = try #require(URL(string: "http://example.com/Covers/1%20a.png?size=L#top"))
        let article = Article.make(
            id: 42,
            title: "Title".long,
            description: "Line 1\nLine 2".long,
            publishDate: try Date("2025-01-01T12:00:00Z", strategy: .iso8601),
            imageUrl: image,
            authorName: "ana de AUTOR".long,
            tags: ["Tag".long]
        )
        let nextDay = article.publishDate.addingTimeInterval(24 * 60 * 60)
        let otherImage = URL(string: "https://example.com/other.png")
        // The same id, with other details.
        let other = Article.make(id: 42, publishDate: nextDay, imageUrl: otherImage, authorName: "Bea", tags: ["b"])

        presenter.presentArticles(response: .init(articles: [article, other]))

        let displayed = DisplayedArticle.make(
            id: 42,
            title: "Title".long,
            description: "Line 1\nLine 2".long,
            publishDate: "Jan 1",
            imageUrl: image,
            authorName: "ana de AUTOR".long,
            tags: "Tag".long
        )
        let displayedOther = DisplayedArticle.make(
            id: 42,
            description: "",
            publishDate: "Jan 2",
            imageUrl: otherImage,
            authorName: "Bea",
            tags: "b"
        )
        #expect(
            view.calls == [.displayArticles([displayed, displayedOther])],
            "the presenter should only call view.displayArticles, once, with each detail of each article in its own place"
        )
    }

    @Test func `an article can have no image, no description and no author`() {
        let presenter = makePresenter()
        let bare = Article.make(description: nil, imageUrl: nil, authorName: nil, tags: ["tag1", "tag2"])
        let empty = Article.make(description: "", imageUrl: nil, authorName: "", tags: ["tag1", "tag2"])

        presenter.presentArticles(response: .init(articles: [bare, empty]))

        #expect(
            view.displayedLists == [
                [.make(description: "", authorName: "Unknown author"), .make(description: "", authorName: "")]
            ],
            """
            the presenter should also display an article without these details: with no image, an empty description \
            and "Unknown author"; an empty text is not missing, and stays as it is
            """
        )
    }

    @Test func `each loading state is passed to the view`() {
        let presenter = makePresenter()
        let states = [true, false, true, true, false, false]

        for isLoading in states { presenter.presentLoading(response: .init(isLoading: isLoading)) }

        #expect(
            view.calls == states.map(ArticlesViewSpy.Call.displayLoading),
            "each presentLoading should call view.displayLoading once, with the same value, also when it is the same as before"
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

        let others = ["", "Line 1\nLine 2".long, "The printing press is on strike."]
        for message in others { presenter.presentError(response: .init(errorMessage: message)) }
        #expect(
            Array(view.calls.dropFirst(2)) == others.map(ArticlesViewSpy.Call.displayError),
            "the presenter should call view.displayError for each message, with the message as it is, whatever it was before"
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

        presenter.presentError(response: .init(errorMessage: "The printing press is on strike."))
        presenter.presentArticles(response: .init(articles: []))
        view = nil

        let isFreed = released == nil
        #expect(
            isFreed,
            "the presenter should not retain its view, which retains the interactor, which retains the presenter"
        )
        // An answer can come after the view is released: with an `unowned` view, the presenter crashes here.
        presenter.presentLoading(response: .init(isLoading: false))
        presenter.presentError(response: .init(errorMessage: "The printing press is on strike."))
        presenter.presentArticles(response: .init(articles: [.make()]))
        let next = ArticlesViewSpy()
        presenter.viewController = next
        #expect(
            next.calls == [],
            "without a view, the presenter should drop what it presents, and not display it later"
        )
    }

    private func makePresenter() -> ArticlesPresenter {
        let presenter = ArticlesPresenter()
        presenter.viewController = view
        return presenter
    }
}
