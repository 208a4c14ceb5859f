import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The edge cases of step 5. Each name begins with its rule in the guide.
struct ArticlesListEdgeCases {
    let interactor = ArticlesInteractorSpy()
    let dataStore = ArticlesDataStore()
    let screen: ArticlesViewController

    init() {
        screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        // The list is on the screen before anything arrives.
        screen.view.layoutIfNeeded()
    }

    // MARK: Reuse

    @Test(arguments: [
        ("spaces and capitals", " NEW  text "),
        ("signs", "Björk & <b>Co</b>: 100 %"),
        ("long", String(repeating: "a spy that keeps its completion ", count: 7)),
        ("no author", "Unknown author"),
    ])
    func `Reuse: a cell shows each text of its new article as it is`(kind: String, text: String) {
        screen.show([.make(fiveTimes: "old")])

        screen.displayArticles(viewModel: .init(displayedArticles: [.make(fiveTimes: text)]))

        #expect(
            screen.readScreen().items == [[text, text, text, text, text]],
            "the cell was used before: it should set the whole text of each label"
        )
    }

    @Test func `Reuse: an article without texts leaves none of the old ones`() {
        screen.show([.make(fiveTimes: "old")])

        screen.displayArticles(viewModel: .init(displayedArticles: [.make(fiveTimes: "")]))

        #expect(screen.readScreen().items == [[]], "the reused cell should set each text, an empty one too")
    }

    @Test func `Reuse: after an article without texts, a cell shows all texts again`() {
        screen.show([.make(fiveTimes: "")])

        screen.displayArticles(viewModel: .init(displayedArticles: [.make(fiveTimes: "text")]))

        #expect(
            screen.readScreen().items == [["text", "text", "text", "text", "text"]],
            "a label that is hidden while it is empty should be visible again"
        )
    }

    // MARK: Empty cell

    @Test func `Empty cell: it is not there before the first answer`() throws {
        try #require(interactor.calls == [.fetchArticles], "the view should have called the interactor")

        screen.displayLoading(viewModel: .init(isLoading: true))

        #expect(screen.readScreen().items == [], "nobody knows yet whether there are articles")
    }

    @Test func `Empty cell: it is not there after a first error`() throws {
        try #require(interactor.calls == [.fetchArticles], "the view should have called the interactor")

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))

        #expect(screen.readScreen().items == [], "no list has arrived, so the view cannot say that it is empty")
    }

    @Test func `Empty cell: an error leaves it in the list`() {
        screen.show([])

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))

        #expect(
            screen.readScreen() == .init(items: [["No articles yet"]], error: "The printing press is on strike."),
            "an empty list has arrived before the error: both should be there"
        )
    }

    @Test func `Empty cell: articles replace it`() {
        screen.show([])

        screen.displayArticles(viewModel: .init(displayedArticles: [.make(title: "Days")]))

        #expect(screen.readScreen().items == [["Days"]], "the list should show only the new article")
    }

    // MARK: Next fetch

    @Test func `Next fetch: the articles stay on the screen`() {
        screen.show([.make(fiveTimes: "text")])

        screen.displayLoading(viewModel: .init(isLoading: true))

        #expect(
            screen.readScreen().items == [["text", "text", "text", "text", "text"]],
            "the user should be able to read while the scene is loading"
        )
    }

    @Test func `Next fetch: a tap selects an article`() throws {
        screen.appear()
        screen.show([.make(id: 31)])
        try screen.tapItem(0)
        screen.comeBack()
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        screen.displayLoading(viewModel: .init(isLoading: true))

        try screen.tapItem(0)

        #expect(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 31), .didSelectArticle(id: 31)],
            "the view should call interactor.didSelectArticle at each tap, after an error and during a fetch too"
        )
        #expect(screen.readScreen().isLoading == true, "the fetch still runs, so the activityIndicator should too")
    }

    @Test func `Next fetch: a tap selects one of its articles`() throws {
        screen.show([])
        screen.show([.make(id: 31), .make(id: 7)])
        try screen.tapItem(0)
        try screen.tapRefresh()
        screen.show([.make(id: 0)])

        try screen.tapItem(0)

        #expect(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 31), .fetchArticles, .didSelectArticle(id: 0)],
            "the view should call interactor.didSelectArticle with the id of the new article"
        )
    }

    @Test func `Next fetch: its articles may come while a detail covers the list`() {
        screen.appear()
        screen.show([.make(fiveTimes: "old")])
        screen.disappear()
        screen.displayArticles(viewModel: .init(displayedArticles: [.make(fiveTimes: "new")]))

        screen.appear()

        #expect(
            screen.readScreen().items == [["new", "new", "new", "new", "new"]],
            "the reader comes back to the articles of the last fetch"
        )
    }

    // MARK: Data store

    @Test func `Data store: each of its 101 articles has an item`() {
        let articles = [DisplayedArticle](repeating: .make(), count: 101)

        screen.displayArticles(viewModel: .init(displayedArticles: articles))

        #expect(screen.indexPathsOfItems.count == 101, "the list should have all 101 articles")
    }

    @Test func `Data store: it gets the articles that the list shows`() {
        screen.show([.make(id: 7)])
        let maps = DisplayedArticle.make(id: 31, title: "Maps", imageUrl: URL(string: "https://example.com/cover.png"))

        screen.displayArticles(viewModel: .init(displayedArticles: [maps, maps]))

        #expect(dataStore.displayedArticles == [maps, maps], "the dataStore should have only the new articles")
    }

    @Test func `Data store: a tap next to an error leaves its articles`() throws {
        screen.show([.make(id: 7)])
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))

        try screen.tapItem(0)

        #expect(dataStore.displayedArticles.map(\.id) == [7], "the list still shows the article of the dataStore")
        #expect(
            screen.readScreen().error == "The printing press is on strike.",
            "a tap begins no fetch, so the error should stay"
        )
    }

    @Test func `Data store: it has no article if the list has none`() {
        screen.show([.make(id: 7)])

        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(screen.readScreen().items == [["No articles yet"]], "the list should show only the empty cell")
        #expect(dataStore.displayedArticles == [], "the new list is empty, so the dataStore should keep no old article")
    }

    // MARK: Release

    @Test(.tags(.memory)) func `Release: neither an error nor a tap retains the screen`() async throws {
        var leaving: ArticlesViewController? = .init(interactor: interactor, dataStore: dataStore)
        weak let released = leaving
        leaving?.loadViewIfNeeded()
        leaving?.show([.make(id: 7)])
        leaving?.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        try leaving?.tapItem(0)
        try #require(interactor.calls.last == .didSelectArticle(id: 7), "the view should call the interactor")

        leaving = nil
        await settleUIKit()

        #expect(released == nil, "the reader has left the list: no closure should retain its screen")
    }
}

extension DisplayedArticle {
    fileprivate static func make(fiveTimes text: String) -> DisplayedArticle {
        make(title: text, description: text, publishDate: text, authorName: text, tags: text)
    }
}
