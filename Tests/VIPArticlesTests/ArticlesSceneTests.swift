import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The whole scene from outside: only the worker is a test double.
@Suite(.tags(.outerLoop))
struct ArticlesSceneTests {
    let worker = ArticlesWorkerSpy()
    let navigation = UINavigationController()
    let articles = [
        Article.make(id: 31, title: "Closures", description: "Desc", authorName: "Ana", tags: ["swift", "memory"]),
        Article.make(id: 7, title: "Days"),
    ]
    let shownArticles = [
        ["Closures", "Desc", "Jan 1", "Ana", "swift,memory"],
        ["Days", "Jan 1", "Unknown author"],
    ]

    @Test func `the user sees the articles when they arrive`() throws {
        let screen = try showScene()
        defer { navigation.attachDrawing() }
        let otherScreen = makeOtherScene()
        otherScreen.loadViewIfNeeded()
        #expect(
            screen.showsActivityIndicator == true,
            "the activity indicator should run while the articles load"
        )
        #expect(
            screen.shownItems == [],
            "the list should have no item next to the activity indicator of the first fetch"
        )

        try worker.answer(with: .success(articles))

        #expect(screen.shownItems == shownArticles, "the list should show the articles of the worker")
        #expect(
            screen.showsActivityIndicator == false,
            "the activity indicator should stop when the articles are on the screen"
        )

        #expect(
            otherScreen.shownItems == [["No articles yet"]] && otherScreen.showsActivityIndicator == false,
            """
            each call of the module should build a scene that retains its worker, and has parts of its own: \
            this one has got an empty list from its worker, during the call, and nothing else
            """
        )
    }

    @Test func `the user sees the empty cell when a refresh finds no articles`() throws {
        let screen = try showSceneWithArticles()
        defer { navigation.attachDrawing() }

        try screen.tapRefresh()
        try worker.answer(with: .success([]))

        #expect(screen.shownItems == [["No articles yet"]], "an empty answer should leave only the empty cell")
        #expect(screen.shownError == nil, "an empty answer is not a failure: the screen should show no error")
    }

    @Test func `the user sees an error, and after a retry the articles replace it`() throws {
        let screen = try showScene()
        defer { navigation.attachDrawing() }

        try worker.answer(with: .failure(FeedError(errorDescription: "The printing press is on strike.")))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "the screen should show the message of the worker's error"
        )
        #expect(
            screen.showsActivityIndicator == false,
            "the activity indicator should stop when a fetch has failed"
        )
        #expect(screen.shownItems == [], "the list should have no item next to the error of the first fetch")

        try screen.tapRefresh()
        #expect(
            screen.showsActivityIndicator == true,
            "the activity indicator should run again after a tap on refresh"
        )

        try worker.answer(with: .success(articles))
        #expect(screen.shownError == nil, "the screen should remove the error when a retry succeeds")
        #expect(screen.shownItems == shownArticles, "the list should show the articles of the retry")
    }

    @Test func `a failed refresh leaves the articles on the screen`() throws {
        let screen = try showSceneWithArticles()
        defer { navigation.attachDrawing() }

        try screen.tapRefresh()
        try worker.answer(with: .failure(FeedError(errorDescription: "The printing press is on strike.")))

        #expect(
            screen.shownError == "The printing press is on strike.",
            "the screen should show the message of the worker's error"
        )
        #expect(
            screen.shownItems == shownArticles,
            "the list should still show the old articles when a refresh fails"
        )
    }

    @Test func `a tap on an article opens its detail`() throws {
        let screen = try showSceneWithArticles()
        defer { navigation.attachDrawing() }
        let otherNavigation = UINavigationController()
        let otherScreen = ArticlesModule.build(worker: worker, navigationController: otherNavigation)

        try screen.tapItem(1)

        #expect(
            navigation.shownScreens == ["ArticlesViewController", "detail of article 7"],
            "a tap should open the detail of the tapped article on top of the list, in the navigation controller of this scene"
        )
        #expect(
            otherNavigation.shownScreens == [] && otherScreen.interactor !== screen.interactor,
            "another scene should have a router and an interactor of its own"
        )
    }

    @Test func `each outcome reaches the view once, through the presenter`() throws {
        let view = ArticlesViewSpy()
        let presenter = ArticlesPresenter()
        presenter.viewController = view
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: ArticlesRouter())

        interactor.fetchArticles(request: .init())
        try worker.answer(with: .failure(FeedError(errorDescription: "The printing press is on strike.")))
        interactor.fetchArticles(request: .init())
        try worker.answer(with: .success(articles))

        let loadings = view.calls.filter { $0 == .displayLoading(true) || $0 == .displayLoading(false) }
        let outcomes = view.calls.filter { !loadings.contains($0) }
        let displayed = view.displayedLists.first ?? []
        #expect(
            outcomes == [.displayError("The printing press is on strike."), .displayArticles(displayed)],
            """
            the presenter should call the view once for each outcome: \
            the interactor knows the presenter only by its protocol, and the view not at all
            """
        )
        #expect(
            loadings == [true, false, true, false].map(ArticlesViewSpy.Call.displayLoading),
            "the presenter should call displayLoading once for each change, and no other object should call it"
        )
    }

    @Test(.tags(.memory), arguments: 0...7)
    func `a scene that the user has left is released, even while it loads`(events: Int) async throws {
        var screen: ArticlesViewController? = try showScene()
        weak let view = screen
        weak let interactor = screen?.interactor
        #expect(
            screen?.showsActivityIndicator == true,
            "the activity indicator should run while the articles load"
        )
        if let screen { try visit(screen, events: events) }

        navigation.viewControllers = []
        screen = nil
        await settleUIKit()

        let (isViewFreed, isInteractorFreed) = (view == nil, interactor == nil)
        #expect(isViewFreed, "presenter, refresh button and worker should not retain the view that the user left")
        #expect(isInteractorFreed, "view and worker should not retain the interactor of a scene that the user left")
    }

    /// The first events of a visit that has a failed fetch, an empty list, an impatient tap and a detail.
    private func visit(_ screen: ArticlesViewController, events count: Int) throws {
        let events = [
            { try worker.answer(with: .failure(FeedError(errorDescription: "The printing press is on strike."))) },
            { try screen.tapRefresh() },
            { try screen.tapRefresh() },
            { try worker.answer(with: .success([])) },
            { try screen.tapRefresh() },
            { try worker.answer(with: .success(articles)) },
            { try screen.tapItem(0) },
        ]
        for event in events.prefix(count) { try event() }
    }

    private func showSceneWithArticles(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ArticlesViewController {
        let screen = try showScene()
        try worker.answer(with: .success(articles), sourceLocation: sourceLocation)
        try #require(
            screen.shownItems == shownArticles,
            "the list should show the articles of the worker",
            sourceLocation: sourceLocation
        )
        return screen
    }

    /// A second scene, whose worker finds no articles and answers during the call. Only the scene can retain this worker.
    private func makeOtherScene() -> ArticlesViewController {
        let worker = ArticlesWorkerSpy()
        worker.stub = .success([])
        return ArticlesModule.build(worker: worker, navigationController: UINavigationController())
    }

    /// Builds and shows the scene like an app.
    private func showScene() throws -> ArticlesViewController {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        try #require(navigation.shownScreens == [], "the module should only build the scene: the app pushes it")
        try #require(worker.calls == [], "the module should only build the scene: the view fetches when it has loaded")
        navigation.pushViewController(screen, animated: false)
        screen.loadViewIfNeeded()
        return screen
    }
}
