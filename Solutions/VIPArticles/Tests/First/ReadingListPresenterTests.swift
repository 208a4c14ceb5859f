import Testing

@testable import VIPArticles

struct ReadingListPresenterTests {
    let view = ReadingListViewSpy()
    let presenter = ReadingListPresenter()

    init() {
        presenter.view = view
    }

    // MARK: Row

    @Test(
        arguments: zip(
            [[], [1], [31, 500]],
            [["Actors", "Days", "VIP"], ["Actors", "Days", "✓ VIP"], ["✓ Actors", "Days", "VIP"]]
        )
    )
    func `only the articles that are read have a check mark`(readIDs: Set<Int>, rows: [String]) {
        // The id of the last article is the position of the one before it.
        let articles = [Article.make(id: 31, title: "Actors"), .make(id: 7, title: "Days"), .make(id: 1, title: "VIP")]

        presenter.presentArticles(response: .init(articles: articles, readIDs: readIDs))

        #expect(view.calls == [.displayArticles(rows)])
    }

    @Test func `an article that is twice in the list has two check marks`() {
        let articles = [Article.make(id: 31, title: "Closures"), .make(id: 31, title: "Closures")]

        presenter.presentArticles(response: .init(articles: articles, readIDs: [31]))

        #expect(view.calls == [.displayArticles(["✓ Closures", "✓ Closures"])])
    }

    @Test(arguments: ["", String(repeating: " Days,\nand NIGHTS ", count: 20), "✓ Closures"])
    func `a title is displayed as it is`(title: String) {
        let articles = [Article.make(id: 31, title: title), .make(id: 7, title: title)]

        presenter.presentArticles(response: .init(articles: articles, readIDs: [7]))

        #expect(view.calls == [.displayArticles([title, "✓ \(title)"])])
    }

    @Test func `a long list is displayed to its end`() {
        presenter.presentArticles(response: .init(articles: .init(repeating: .make(id: 7), count: 101), readIDs: []))

        #expect(view.calls == [.displayArticles(.init(repeating: "Test", count: 101))])
    }

    @Test func `a list has no check mark of the list before`() {
        let articles = [Article.make(id: 31, title: "Closures"), .make(id: 7, title: "Days")]
        presenter.presentArticles(response: .init(articles: articles, readIDs: [31]))

        presenter.presentArticles(response: .init(articles: articles, readIDs: [7]))

        #expect(view.calls.last == .displayArticles(["Closures", "✓ Days"]))
    }

    @Test func `the same list is displayed again`() {
        let articles = [Article.make(id: 31, title: "Closures")]
        presenter.presentArticles(response: .init(articles: articles, readIDs: [31]))

        presenter.presentArticles(response: .init(articles: articles, readIDs: [31]))

        #expect(view.calls == [.displayArticles(["✓ Closures"]), .displayArticles(["✓ Closures"])])
    }

    @Test func `an empty list is displayed`() {
        presenter.presentArticles(response: .init(articles: [.make(id: 31, title: "Actors")], readIDs: []))

        presenter.presentArticles(response: .init(articles: [], readIDs: [31]))

        #expect(view.calls == [.displayArticles(["Actors"]), .displayArticles([])])
    }

    // MARK: Failure

    @Test(arguments: ["The disk is full.", "", String(repeating: " It has\n12 GB ", count: 20)])
    func `an error says that nothing was saved`(message: String) {
        presenter.presentError(response: .init(errorMessage: message))

        #expect(view.calls == [.displayError("Not saved: \(message)")])
    }

    @Test func `the same error is displayed again`() {
        presenter.presentError(response: .init(errorMessage: "The disk is full."))

        presenter.presentError(response: .init(errorMessage: "The disk is full."))

        let error = ReadingListViewSpy.Call.displayError("Not saved: The disk is full.")
        #expect(view.calls == [error, error])
    }

    // MARK: Release

    @Test func `the presenter does not retain its view`() throws {
        var oldView: ReadingListViewSpy? = ReadingListViewSpy()
        weak let released = oldView
        presenter.view = oldView
        presenter.presentArticles(response: .init(articles: [], readIDs: []))
        presenter.presentError(response: .init(errorMessage: ""))
        try #require(oldView?.calls == [.displayArticles([]), .displayError("Not saved: ")])

        oldView = nil

        #expect(released == nil)
    }

    @Test func `what comes after the view is released is dropped`() {
        var oldView: ReadingListViewSpy? = ReadingListViewSpy()
        presenter.view = oldView
        oldView = nil
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
        presenter.view = view

        presenter.presentArticles(response: .init(articles: [], readIDs: []))

        #expect(view.calls == [.displayArticles([])])
    }
}
