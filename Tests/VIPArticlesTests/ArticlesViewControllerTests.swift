import HeadlessUIKit
import Testing

@testable import VIPArticles

struct ArticlesViewControllerTests {
    let interactor = ArticlesInteractorSpy()
    let dataStore = ArticlesDataStore()

    @Test func `the articles are fetched once, when the view has loaded`() async {
        let builder = ArticlesInteractorSpy()
        // Only UIKit calls loadView(), and viewDidLoad() after it. This call shows what loadView() does by itself.
        ArticlesViewController(interactor: builder, dataStore: ArticlesDataStore()).loadView()
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        let callsBeforeLoading = interactor.calls

        screen.loadViewIfNeeded()
        screen.loadViewIfNeeded()

        #expect(builder.calls == [], "loadView() should only build the view, and not call the interactor")
        #expect(callsBeforeLoading == [], "the view should not call its interactor before it has loaded")
        #expect(
            interactor.calls == [.fetchArticles],
            "the view should call interactor.fetchArticles when it has loaded, only once"
        )

        let navigation = UINavigationController(rootViewController: screen)
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        await settleUIKit()
        navigation.pushViewController(UIViewController(), animated: false)
        await settleUIKit()
        navigation.popViewController(animated: false)
        await settleUIKit()
        #expect(
            interactor.calls == [.fetchArticles],
            "the view should not fetch again when it appears, also not when the user comes back from a detail"
        )
    }

    @Test func `a tap on refresh fetches the articles again`() throws {
        let screen = makeLoadedScreen()

        try screen.tapRefresh()
        try screen.tapRefresh()

        #expect(
            interactor.calls == [.fetchArticles, .fetchArticles, .fetchArticles],
            "the view should call interactor.fetchArticles once when it loads, and once for each tap on refresh"
        )
    }

    @Test func `loading is shown and hidden`() {
        let screen = makeLoadedScreen()

        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.showsActivityIndicator == true,
            "displayLoading with isLoading true should start the activityIndicator, which should be on the screen"
        )

        screen.displayLoading(viewModel: .init(isLoading: false))
        screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))
        #expect(
            screen.showsActivityIndicator == false,
            "displayLoading with isLoading false should stop the activityIndicator"
        )

        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.showsActivityIndicator == true,
            "the activityIndicator should be on the screen in each fetch, also after the first articles"
        )
    }

    @Test func `an error is shown until the next fetch displays articles, and a new error is shown again`() throws {
        let screen = makeLoadedScreen()

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "displayError should show the message in the errorLabel, as it is"
        )
        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "the end of loading should not remove the error: it may come just before or after the error"
        )

        // The view may remove the error at any time from this tap to the articles.
        try screen.tapRefresh()
        screen.displayLoading(viewModel: .init(isLoading: true))
        screen.displayLoading(viewModel: .init(isLoading: false))
        screen.displayArticles(viewModel: .init(displayedArticles: []))
        #expect(
            screen.shownError == nil,
            "after a fetch that displays articles, the errorLabel should show no text, even for an empty list: it is a success"
        )

        for message in ["The printing press is on strike.", "The ink has run out."] {
            screen.displayError(viewModel: .init(errorMessage: message))
            #expect(
                screen.shownError == message,
                "displayError should show each message, also the same again: the errorLabel should have its text, be on the screen, and not be hidden"
            )
        }
    }

    @Test func `the list has one item for each article, before and after a reload`() {
        let screen = makeLoadedScreen()
        screen.displayArticles(viewModel: .init(displayedArticles: [.make(title: "One"), .make(title: "Two")]))
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 2,
            "the view should be the dataSource of its collectionView, and return the number of articles in its dataStore"
        )

        let next = ["Three", "Four", "Five"]
        screen.displayArticles(viewModel: .init(displayedArticles: next.map { .make(title: $0) }))
        #expect(
            dataStore.displayedArticles.map(\.title) == next,
            "displayArticles should replace the articles in the dataStore with the new ones"
        )
        #expect(
            screen.collectionView.numberOfItems(inSection: 0) == 3,
            "displayArticles should reload the collectionView: it needs one item for each new article"
        )
    }

    @Test func `a cell shows its article and no text of the previous one`() throws {
        let screen = makeLoadedScreen()
        let full = DisplayedArticle.make(title: "TITLE", description: "DESCRIPTION", authorName: "AUTHOR", tags: "TAGS")
        let other = DisplayedArticle.make(title: "TITLE 2", publishDate: "Jan 2")
        screen.displayArticles(viewModel: .init(displayedArticles: [full, other]))
        try #require(
            screen.shownItems == [full.texts, other.texts],
            "each item should have an ArticleCell with the title, description, day, author and tags of its article"
        )

        let bare = DisplayedArticle.make(title: "BARE", description: "", publishDate: "", authorName: "", tags: "")
        screen.displayArticles(viewModel: .init(displayedArticles: [bare, bare]))
        #expect(
            screen.shownItems == [bare.texts, bare.texts],
            "the list reuses cells, so a cell should set every label for each article, also to an empty text"
        )
    }

    @Test func `an empty list has one item, the empty cell, but not before the list has arrived`() {
        let screen = makeLoadedScreen()
        screen.displayLoading(viewModel: .init(isLoading: true))
        let itemsWhileLoading = screen.shownItems
        screen.displayLoading(viewModel: .init(isLoading: false))
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        let itemsAfterAnError = screen.shownItems

        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(
            screen.shownItems == [["No articles yet"]],
            "for an empty list that has arrived, the view should return one item, and dequeue an EmptyArticlesCell for it"
        )
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        #expect(
            screen.shownItems == [["No articles yet"]],
            "an error should leave the list as it is: the empty list has arrived, so the empty cell should stay"
        )
        #expect(
            itemsWhileLoading == [],
            "while the first fetch runs, the list should have no item: the view cannot know that there are no articles"
        )
        #expect(
            itemsAfterAnError == [],
            "after a first fetch that has failed, the list should have no item: no list has arrived"
        )
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

        screen.displayArticles(viewModel: .init(displayedArticles: []))
        try screen.tapItem(0)
        #expect(
            interactor.calls == calls,
            "a tap on the empty cell should not call the interactor: this item has no article"
        )
    }

    private func makeLoadedScreen() -> ArticlesViewController {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        return screen
    }
}
