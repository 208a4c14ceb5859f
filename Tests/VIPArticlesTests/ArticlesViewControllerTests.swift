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

        #expect(callsBeforeLoading == [], "a view that nobody asked for should not ask its interactor for anything")
        #expect(
            interactor.calls == [.fetchArticles],
            "the view should ask its interactor fetchArticles, once, when it has loaded"
        )
    }

    @Test func `a tap on refresh fetches the articles again`() throws {
        let screen = makeLoadedScreen()

        try screen.tapRefresh()
        try screen.tapRefresh()

        #expect(
            interactor.calls == [.fetchArticles, .fetchArticles, .fetchArticles],
            "after the fetch of loading, each tap on refresh should ask the interactor fetchArticles once"
        )
    }

    @Test func `loading is shown and hidden`() {
        let screen = makeLoadedScreen()

        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(screen.activityIndicator.isAnimating, "displayLoading(true) should start the activity indicator")

        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(!screen.activityIndicator.isAnimating, "displayLoading(false) should stop the activity indicator")
    }

    @Test func `an error is shown until articles are displayed again`() {
        let screen = makeLoadedScreen()

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "displayError should show the message in errorLabel"
        )

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        #expect(screen.shownError == nil, "displayArticles is a success: the view should take the old error away")
    }

    @Test func `the list has an item for each article, and for each of the next ones`() {
        dataStore.displayedArticles = [.make(id: 1), .make(id: 2)]
        let screen = makeLoadedScreen()
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 2,
            "the list should ask the view for its items, and the view should count the articles of its data store"
        )

        let next = [DisplayedArticle.make(id: 3), .make(id: 4), .make(id: 5)]
        screen.displayArticles(viewModel: .init(displayedArticles: next))
        #expect(dataStore.displayedArticles == next, "displayArticles should put the articles into the data store")
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 3,
            "displayArticles should have the list ask for its items again"
        )
    }

    @Test func `a cell shows its article and nothing of the one before`() {
        let screen = makeLoadedScreen()
        let full = DisplayedArticle.make(title: "TITLE", description: "DESCRIPTION", authorName: "AUTHOR", tags: "TAGS")
        let other = DisplayedArticle.make(title: "TITLE 2", publishDate: "Jan 2")
        screen.displayArticles(viewModel: .init(displayedArticles: [full, other]))
        #expect(
            screen.shownItems == [full.texts, other.texts],
            "each cell should show title, description, day, author and tags of the article with its number"
        )

        let bare = DisplayedArticle.make(title: "BARE", description: "", publishDate: "", authorName: "", tags: "")
        screen.displayArticles(viewModel: .init(displayedArticles: [bare, bare]))
        #expect(
            screen.shownItems == [bare.texts, bare.texts],
            "the list uses its cells again: show should set every label, whatever the cell has shown before"
        )
    }

    @Test func `without articles the list has one item, the empty cell`() {
        let screen = makeLoadedScreen()

        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 1,
            "a list without articles should have one item to say so"
        )
        #expect(screen.cell(at: 0) is EmptyArticlesCell, "the one item of an empty list should be an EmptyArticlesCell")
    }

    @Test func `a tap on an article selects it by its id, a tap on the empty cell selects nothing`() throws {
        dataStore.displayedArticles = [.make(id: 31), .make(id: 7)]
        let screen = makeLoadedScreen()

        try screen.tapItem(1)
        #expect(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 7)],
            "a tap on the second item should tell the interactor didSelectArticle with the id of the second article"
        )

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        try screen.tapItem(0)
        #expect(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 7)],
            "there is no article behind the empty cell: a tap on it should tell the interactor nothing"
        )
    }

    private func makeLoadedScreen() -> ArticlesViewController {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        return screen
    }
}
