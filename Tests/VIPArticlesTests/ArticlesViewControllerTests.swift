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
        window.isHidden = false
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

        screen.displayLoading(viewModel: .init(isLoading: true))
        try screen.tapRefresh()
        screen.displayLoading(viewModel: .init(isLoading: false))
        for outcome in Outcome.allCases {
            outcome.display(on: screen)
            try screen.tapRefresh()
        }
        #expect(
            interactor.calls == Array(repeating: .fetchArticles, count: 7),
            "a tap on refresh should call interactor.fetchArticles during a fetch too, and after each outcome: the interactor decides"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `loading is shown and hidden`(outcome: Outcome) {
        let screen = makeLoadedScreen()

        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.showsActivityIndicator == true,
            "while the scene is loading, the activityIndicator should be on the screen and run"
        )

        screen.displayLoading(viewModel: .init(isLoading: false))
        outcome.display(on: screen)
        #expect(
            screen.showsActivityIndicator == false && !screen.isOnScreen(screen.activityIndicator),
            "when loading has ended, the activityIndicator should neither run nor be on the screen"
        )

        screen.displayLoading(viewModel: .init(isLoading: true))
        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.showsActivityIndicator == true,
            "the activityIndicator should be on the screen and run in each fetch, also after the first articles or the first error"
        )

        outcome.display(on: screen)
        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(
            screen.showsActivityIndicator == false && !screen.isOnScreen(screen.activityIndicator),
            "the last call of displayLoading decides: now the activityIndicator should be gone, whatever was before"
        )
    }

    @Test func `an error is shown until the next fetch displays articles, and a new error is shown again`() throws {
        let screen = makeLoadedScreen()

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "after a failed fetch, the errorLabel should be on the screen, with the message as it is"
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

        let messages = [
            "The printing press is on strike.", "The printing press is on strike.",
            "The INK has run out.\nSorry".long,
        ]
        for message in messages {
            screen.displayError(viewModel: .init(errorMessage: message))
            #expect(
                screen.shownError == message,
                "the user should see each error, also the same again, and also after the articles have removed an earlier one"
            )
        }

        // The second of these lists is the same as the first.
        for _ in 1...2 {
            try screen.tapRefresh()
            screen.displayLoading(viewModel: .init(isLoading: true))
            screen.displayLoading(viewModel: .init(isLoading: false))
            screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))
            #expect(
                screen.shownError == nil,
                "each fetch that displays articles should remove the error, also for the same articles"
            )

            screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
            screen.displayLoading(viewModel: .init(isLoading: false))
            try screen.tapItem(0)
            screen.appearAgain()
            #expect(
                screen.shownError == "The ink has run out.",
                "only a later fetch should remove the error: it should stay when loading ends, and when the user comes back from an article"
            )
        }

        screen.displayError(viewModel: .init(errorMessage: ""))
        #expect(
            screen.shownError == nil,
            "displayError should show an empty message as it is, and not the previous one"
        )
    }

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

    /// What a fetch can end with.
    enum Outcome: CaseIterable {
        case articles
        case noArticles
        case error

        func display(on screen: ArticlesViewController) {
            switch self {
            case .articles: screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))
            case .noArticles: screen.displayArticles(viewModel: .init(displayedArticles: []))
            case .error: screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
            }
        }
    }

    private func makeLoadedScreen() -> ArticlesViewController {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        return screen
    }
}
