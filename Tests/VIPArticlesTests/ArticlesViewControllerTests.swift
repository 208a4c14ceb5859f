import HeadlessUIKit
import Testing

@testable import VIPArticles

@MainActor
struct ArticlesViewControllerTests {
    let interactor = ArticlesInteractorSpy()
    let dataStore = ArticlesDataStore()

    @Test func `the articles are fetched when the view has loaded, once`() {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        let callsBeforeLoading = interactor.calls

        screen.loadViewIfNeeded()
        screen.loadViewIfNeeded()

        #expect(callsBeforeLoading == [], "the view should ask its interactor nothing before it has loaded")
        #expect(
            interactor.calls == [.fetchArticles],
            "the view should ask its interactor fetchArticles when it has loaded, once and no more"
        )
    }

    @Test func `a tap on refresh fetches the articles again`() throws {
        let screen = makeLoadedScreen()

        try screen.tapRefresh()
        try screen.tapRefresh()

        #expect(
            interactor.calls == [.fetchArticles, .fetchArticles, .fetchArticles],
            "the view should ask its interactor fetchArticles once when it loads, and once at each of two taps on refresh"
        )
    }

    @Test func `loading is shown and hidden`() {
        let screen = makeLoadedScreen()

        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.activityIndicator.isAnimating == true,
            "at displayLoading with isLoading true, the view should start its activityIndicator"
        )

        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(
            screen.activityIndicator.isAnimating == false,
            "at displayLoading with isLoading false, the view should stop its activityIndicator"
        )
    }

    @Test func `an error is shown until articles are displayed again`() {
        let screen = makeLoadedScreen()

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "at displayError the view should show the message in its errorLabel, as it is"
        )

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        #expect(
            screen.shownError == nil,
            "at displayArticles, even of none, the view should empty its errorLabel: nothing is wrong any more"
        )
    }

    @Test func `the list has an item for each article, and for each of the next ones`() {
        dataStore.displayedArticles = [.make(title: "One"), .make(title: "Two")]
        let screen = makeLoadedScreen()
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 2,
            "the view should be the dataSource of its collectionView, and count the articles of its data store"
        )

        let next = ["Three", "Four", "Five"]
        screen.displayArticles(viewModel: .init(displayedArticles: next.map { .make(title: $0) }))
        #expect(
            dataStore.displayedArticles.map(\.title) == next,
            "at displayArticles the view should put the articles into its data store, in place of those that were there"
        )
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 3,
            "at displayArticles the view should make its list ask again: an item for each of the new articles"
        )
    }

    @Test func `a cell shows its article and nothing of the one before`() throws {
        let screen = makeLoadedScreen()
        let full = DisplayedArticle.make(title: "TITLE", description: "DESCRIPTION", authorName: "AUTHOR", tags: "TAGS")
        let other = DisplayedArticle.make(title: "TITLE 2", publishDate: "Jan 2")
        screen.displayArticles(viewModel: .init(displayedArticles: [full, other]))
        try #require(
            screen.shownItems == [full.texts, other.texts],
            "the view should give each item an ArticleCell that shows title, description, day, author and tags of its article"
        )

        let bare = DisplayedArticle.make(title: "BARE", description: "", publishDate: "", authorName: "", tags: "")
        screen.displayArticles(viewModel: .init(displayedArticles: [bare, bare]))
        #expect(
            screen.shownItems == [bare.texts, bare.texts],
            "a cell that shows another article should set every label, also to an empty text: the list uses its cells again"
        )
    }

    @Test func `without articles the list has one item, the empty cell`() {
        let screen = makeLoadedScreen()

        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 1,
            "for an empty list the view should count one item: the cell that says so"
        )
        #expect(
            screen.kindOfCell(at: 0) == "EmptyArticlesCell",
            "for the one item of an empty list the view should dequeue an EmptyArticlesCell"
        )
    }

    @Test func `a tap on an article selects it by its id, a tap on the empty cell selects nothing`() throws {
        dataStore.displayedArticles = [.make(id: 31), .make(id: 7)]
        let screen = makeLoadedScreen()

        try screen.tapItem(1)
        try #require(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 7)],
            """
            the view should ask its interactor fetchArticles when it loads, and tell it didSelectArticle with the id of the \
            second article when the second item is tapped
            """
        )

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        try screen.tapItem(0)
        #expect(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 7)],
            "the view should tell its interactor nothing of a tap on the empty cell: there is no article behind it"
        )
    }

    private func makeLoadedScreen() -> ArticlesViewController {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        return screen
    }
}
