import Testing

@testable import VIPArticles

struct ReadingListPresenterTests {
    let presenter = ReadingListPresenter()

    // Sorted neither by id nor by title, two articles have the same id, one is there twice, and one id is the index of a
    // different article. One title is empty, and one begins with a check mark.
    let articles = [
        Article.make(id: 31, title: "Closures"), .make(id: 1, title: " Days, and what a test does with them "),
        .make(id: 7, title: ""), .make(id: 31, title: "✓ Closures again"), .make(id: 31, title: "Closures"),
    ]

    @Test(arguments: [
        ([], ["Closures", " Days, and what a test does with them ", "", "✓ Closures again", "Closures"]),
        ([1], ["Closures", "✓  Days, and what a test does with them ", "", "✓ Closures again", "Closures"]),
        ([31, 500], ["✓ Closures", " Days, and what a test does with them ", "", "✓ ✓ Closures again", "✓ Closures"]),
    ])
    func `only the articles that are read have a check mark`(readIDs: [Int], rows: [String]) {
        let view = ReadingListViewSpy()
        presenter.view = view

        presenter.presentArticles(response: .init(articles: articles, readIDs: Set(readIDs)))

        #expect(view.calls == [.displayArticles(rows)])
    }

    @Test func `each list is displayed, also the same again, and also an empty one`() {
        let view = ReadingListViewSpy()
        presenter.view = view
        let articles = [Article.make(id: 31, title: "Closures")]

        presenter.presentArticles(response: .init(articles: articles, readIDs: [31]))
        presenter.presentArticles(response: .init(articles: articles, readIDs: []))
        presenter.presentArticles(response: .init(articles: articles, readIDs: []))
        presenter.presentArticles(response: .init(articles: [], readIDs: [31]))

        #expect(
            view.calls == [
                .displayArticles(["✓ Closures"]), .displayArticles(["Closures"]), .displayArticles(["Closures"]),
                .displayArticles([]),
            ]
        )
    }

    @Test(arguments: ["The disk is full.", ""])
    func `an error says that nothing was saved`(message: String) {
        let view = ReadingListViewSpy()
        presenter.view = view

        presenter.presentError(response: .init(errorMessage: message))

        #expect(view.calls == [.displayError("Not saved: \(message)")])
    }

    @Test func `the presenter does not retain its view`() {
        var view: ReadingListViewSpy? = ReadingListViewSpy()
        weak let released = view
        presenter.view = view
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
        #expect(view?.calls == [.displayError("Not saved: The disk is full.")])

        view = nil

        let isFreed = released == nil
        #expect(isFreed)
    }
}
