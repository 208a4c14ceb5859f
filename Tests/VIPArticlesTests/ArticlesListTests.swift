import HeadlessUIKit
import Testing

@testable import VIPArticles

struct ArticlesListTests {
    let interactor = ArticlesInteractorSpy()
    let dataStore = ArticlesDataStore()

    @Test func `the list has one item for each article, before and after a reload`() {
        let screen = makeLoadedScreen()
        screen.displayArticles(viewModel: .init(displayedArticles: [.make(title: "One"), .make(title: "Two")]))
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 2,
            "the list should have one item for each article that has arrived"
        )
        #expect(screen.collectionView.numberOfSections == 1, "the list should have one section")

        let next = ["Three", "Four", "Three"] + Array(repeating: "Six", count: 95)
        screen.displayArticles(viewModel: .init(displayedArticles: next.map { .make(title: $0) }))
        #expect(
            dataStore.displayedArticles.map(\.title) == next,
            "displayArticles should replace the articles in the dataStore with the new ones"
        )
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 98,
            "after a refresh, the list should have one item for each new article, and none of an old one"
        )
    }

    @Test func `a cell shows its article and no text of the previous one`() throws {
        let screen = makeLoadedScreen()
        defer { screen.attachDrawing() }
        let full = DisplayedArticle.make(
            title: "Title".long,
            description: "Description".long,
            publishDate: "Day".long,
            authorName: "ana de AUTOR".long,
            tags: "Tags".long
        )
        let other = DisplayedArticle.make(title: full.title, publishDate: "Jan 2")
        let third = DisplayedArticle.make(title: "Three")
        screen.displayArticles(viewModel: .init(displayedArticles: [full, other, third]))
        try #require(
            screen.shownItems == [full.texts, other.texts, third.texts],
            "each item should show the title, description, day, author and tags of its article, from top to bottom"
        )

        let bare = DisplayedArticle.make(title: "BARE", description: "", publishDate: "", authorName: "", tags: "")
        let empty = DisplayedArticle.make(title: "", description: "", publishDate: "", authorName: "", tags: "")
        for article in [bare, full, other, empty, full] {
            screen.displayArticles(viewModel: .init(displayedArticles: [article, article]))
            #expect(
                screen.shownItems == [article.texts, article.texts],
                """
                the list reuses cells: each should show every text of its article, also where the previous one had none, \
                and no text of the previous one
                """
            )
        }
    }

    @Test func `an empty list has one item, the empty cell, but not before the list has arrived`() {
        let screen = makeLoadedScreen()
        defer { screen.attachDrawing() }
        var (itemsWhileLoading, itemsAfterAnError): ([[String]], [[String]]) = ([], [])
        // The first fetch fails, and so does a retry.
        for _ in 1...2 {
            screen.displayLoading(viewModel: .init(isLoading: true))
            itemsWhileLoading += screen.shownItems
            screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
            screen.displayLoading(viewModel: .init(isLoading: false))
            itemsAfterAnError += screen.shownItems
        }

        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(
            screen.shownItems == [["No articles yet"]],
            "after an empty list has arrived, the user should see the empty cell, and not a blank screen"
        )
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        #expect(
            screen.shownItems == [["No articles yet"]],
            "an error should leave the list as it is: the empty list has arrived, so the empty cell should stay"
        )
        #expect(
            itemsWhileLoading == [],
            "until the first list arrives, the list should have no item: the view cannot know that there are no articles"
        )
        #expect(
            itemsAfterAnError == [],
            "after a first fetch that has failed, the list should have no item: no list has arrived"
        )

        let article = DisplayedArticle.make()
        screen.displayArticles(viewModel: .init(displayedArticles: [article]))
        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.shownItems == [article.texts],
            "articles should replace the empty cell, and stay on the screen during the next fetch"
        )
        screen.displayLoading(viewModel: .init(isLoading: false))
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        #expect(screen.shownItems == [article.texts], "an error should leave the list as it is, also its articles")

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(screen.shownItems == [["No articles yet"]], "each empty list that arrives should show the empty cell")
    }

    @Test func `a tap selects the article by its id, and the empty cell selects nothing`() throws {
        let screen = makeLoadedScreen()
        screen.displayArticles(viewModel: .init(displayedArticles: [.make(id: 31), .make(id: 7)]))

        try screen.tapItem(1)
        try screen.tapItem(0)
        let calls: [ArticlesInteractorSpy.Call] = [.fetchArticles, .didSelectArticle(id: 7), .didSelectArticle(id: 31)]
        try #require(
            interactor.calls == calls,
            """
            the view should call interactor.fetchArticles when it loads, \
            and interactor.didSelectArticle with the id of each tapped article
            """
        )

        screen.displayLoading(viewModel: .init(isLoading: true))
        try screen.tapItem(0)
        screen.displayLoading(viewModel: .init(isLoading: false))
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        try screen.tapItem(0)
        #expect(
            screen.shownError == "The printing press is on strike.",
            "only a later fetch should remove the error: it should stay when the user opens an article"
        )
        screen.displayArticles(viewModel: .init(displayedArticles: [.make(id: 0), .make(id: -1), .make(id: 31)]))
        for item in [0, 1, 2] { try screen.tapItem(item) }
        screen.displayArticles(viewModel: .init(displayedArticles: [.make(id: 7)]))
        try screen.tapItem(0)
        let laterCalls = [31, 31, 0, -1, 31, 7].map(ArticlesInteractorSpy.Call.didSelectArticle)
        #expect(
            interactor.calls == calls + laterCalls,
            """
            each tap should call interactor.didSelectArticle with the id of the article that the item shows now: \
            during a fetch, after an error, after a reload, and again for the same article
            """
        )

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        try screen.tapItem(0)
        #expect(
            interactor.calls == calls + laterCalls,
            "a tap on the empty cell should not call the interactor: this item has no article"
        )
    }

    private func makeLoadedScreen() -> ArticlesViewController {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        return screen
    }
}
