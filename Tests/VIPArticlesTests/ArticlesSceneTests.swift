import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The whole scene from outside: only the worker is a test double.
@Suite(.tags(.outerLoop))
struct ArticlesSceneTests {
    let worker = ArticlesWorkerSpy()
    let navigation = UINavigationController()

    @Test func `the user sees the articles when they arrive`() throws {
        let full = Article.make(title: "Closures", description: "Desc", authorName: "Ana", tags: ["swift", "memory"])
        let screen = showScene()
        #expect(screen.readScreen() == .init(isLoading: true), "only the activity indicator should be there")

        try worker.answer(with: .success([full, .make(title: "Days")]))
        let shown = [["Closures", "Desc", "Jan 1", "Ana", "swift,memory"], ["Days", "Jan 1", "Unknown author"]]
        #expect(screen.readScreen() == .init(items: shown), "only the articles of the worker should be there")
    }

    @Test func `the user sees an error until a retry brings the articles`() throws {
        let screen = showScene()

        try worker.answer(with: .failure(FeedError(errorDescription: "The ink has run out.")))
        #expect(screen.readScreen() == .init(error: "The ink has run out."), "only the error should be there")

        try screen.tapRefresh()
        try worker.answer(with: .success([.make(title: "Closures", authorName: "Ana")]))
        #expect(screen.readScreen() == .init(items: [["Closures", "Jan 1", "Ana"]]), "the article should be there")
    }

    @Test func `only a refresh that succeeds changes the articles`() throws {
        let screen = showScene()
        try worker.answer(with: .success([.make(title: "Closures", authorName: "Ana")]))

        try screen.tapRefresh()
        try worker.answer(with: .failure(FeedError(errorDescription: "The ink has run out.")))
        #expect(
            screen.readScreen() == .init(items: [["Closures", "Jan 1", "Ana"]], error: "The ink has run out."),
            "the old article should stay next to the error"
        )

        try screen.tapRefresh()
        try worker.answer(with: .success([]))
        #expect(screen.readScreen() == .init(items: [["No articles yet"]]), "only the empty cell should be there")
    }

    @Test func `a tap on an article opens its detail`() throws {
        let screen = showScene()
        try worker.answer(with: .success([.make(id: 31), .make(id: 7)]))

        try screen.tapItem(1)

        let shown = ["ArticlesViewController", "detail of article 7"]
        #expect(navigation.shownScreens == shown, "the detail of the tapped article should be on top of the list")
    }

    @Test func `a built scene waits until the app shows it`() {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        #expect(navigation.shownScreens == [], "the module should only build the scene: the app pushes it")
        #expect(worker.calls == [], "the module should only build the scene: nothing has loaded its view")

        screen.loadViewIfNeeded()
        #expect(worker.calls == [.fetchArticles], "the loaded scene should fetch its articles")
    }

    @Test func `an error reaches the view once, through the presenter`() throws {
        let view = ArticlesViewSpy()
        let presenter = ArticlesPresenter()
        presenter.viewController = view
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: ArticlesRouter())
        interactor.fetchArticles(request: .init())

        try worker.answer(with: .failure(FeedError(errorDescription: "The ink has run out.")))

        #expect(
            view.calls.filter { $0 == .displayError("The ink has run out.") }.count == 1,
            "only the presenter should call displayError: the interactor does not know the view"
        )
    }

    @Test func `an answer reaches only its own scene`() throws {
        let screen = showScene()
        let otherWorker = ArticlesWorkerSpy()
        let otherScreen = ArticlesModule.build(worker: otherWorker, navigationController: UINavigationController())
        otherScreen.loadViewIfNeeded()

        try worker.answer(with: .success([.make(title: "Closures", authorName: "Ana")]))

        #expect(screen.readScreen() == .init(items: [["Closures", "Jan 1", "Ana"]]), "this scene has its article")
        #expect(otherScreen.readScreen() == .init(isLoading: true), "the other scene still waits for its worker")
    }

    @Test(.tags(.memory)) func `a scene that the user has left is released`() async throws {
        var screen: ArticlesViewController? = showScene()
        weak let view = screen
        weak let interactor = screen?.interactor
        try #require(screen?.readScreen().isLoading == true, "the scene should fetch its articles")

        navigation.viewControllers = []
        screen = nil
        await settleUIKit()

        let (isViewReleased, isInteractorReleased) = (view == nil, interactor == nil)
        #expect(isViewReleased, "presenter, refresh button and worker should not retain the view")
        #expect(isInteractorReleased, "the worker should not retain the interactor of a scene that is left")
    }

    /// Builds the scene and shows it, as an app does.
    private func showScene() -> ArticlesViewController {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        navigation.viewControllers = [screen]
        screen.loadViewIfNeeded()
        return screen
    }
}
