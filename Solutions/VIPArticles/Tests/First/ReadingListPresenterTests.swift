import Testing

@testable import VIPArticles

struct ReadingListPresenterTests {
    let presenter = ReadingListPresenter()

    // Sorted neither by id nor by title, two articles have the same id, and one id is the index of a different article.
    // A title is long, and one is empty.
    let articles = [
        Article.make(id: 31, title: "Closures"), .make(id: 1, title: " Days, and what a test does with them "),
        .make(id: 7, title: ""), .make(id: 31, title: "Closures again"),
    ]

    @Test(arguments: [
        ([], ["Closures", " Days, and what a test does with them ", "", "Closures again"]),
        ([1], ["Closures", "✓  Days, and what a test does with them ", "", "Closures again"]),
        ([31, 500], ["✓ Closures", " Days, and what a test does with them ", "", "✓ Closures again"]),
    ])
    func `only the articles that are read have a check mark`(readIDs: [Int], rows: [String]) {
        let view = ReadingListViewSpy()
        presenter.view = view

        presenter.presentArticles(response: .init(articles: articles, readIDs: Set(readIDs)))

        #expect(view.calls == [.displayArticles(rows)])
    }

    @Test func `an error says that nothing was saved`() {
        let view = ReadingListViewSpy()
        presenter.view = view

        presenter.presentError(response: .init(errorMessage: "The disk is full."))

        #expect(view.calls == [.displayError("Not saved: The disk is full.")])
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
