import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The whole scene from outside: only the worker is a test double. A scenario has a check after each step.
@Suite(.tags(.outerLoop))
struct ArticlesSceneTests {
    let worker = ArticlesWorkerSpy()
    let navigation = UINavigationController()

    @Test func `the user sees loading until the articles arrive`() throws {
        let jan1 = try Date.noon("2025-01-01")
        let jan2 = try Date.noon("2025-01-02")
        let closures = Article.make(title: "Closures", publishDate: jan1, authorName: "Ana", tags: ["swift", "memory"])
        let maps = Article.make(title: "Maps", description: "Ink", publishDate: jan2, authorName: nil)

        let screen = showScene()
        #expect(screen.readScreen() == .init(isLoading: true), "only the activity indicator should be there")

        try worker.answer(with: .success([closures, maps]))
        let shown = [["Closures", "Jan 1", "Ana", "swift,memory"], ["Maps", "Ink", "Jan 2", "Unknown author"]]
        #expect(screen.readScreen() == .init(items: shown), "only the articles of the worker should be there")
    }

    @Test func `a retry replaces the error with the articles`() throws {
        let article = try Article.make(title: "Closures", publishDate: .noon("2025-01-01"), authorName: "Ana")
        let screen = showScene()

        try worker.answer(with: .failure(FeedError(errorDescription: "The ink has run out.")))
        #expect(screen.readScreen() == .init(error: "The ink has run out."), "only the error should be there")

        try screen.tapRefresh()
        try worker.answer(with: .success([article]))
        #expect(screen.readScreen() == .init(items: [["Closures", "Jan 1", "Ana"]]), "the article should be there")
    }

    @Test func `only a refresh that succeeds changes the articles`() throws {
        let article = try Article.make(title: "Closures", publishDate: .noon("2025-01-01"), authorName: "Ana")
        let screen = showScene()
        try worker.answer(with: .success([article]))

        try screen.tapRefresh()
        try worker.answer(with: .failure(FeedError(errorDescription: "The ink has run out.")))
        let shown = ShownScreen(items: [["Closures", "Jan 1", "Ana"]], error: "The ink has run out.")
        #expect(screen.readScreen() == shown, "the old article should stay, next to the error")

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

    @Test func `a built scene does nothing until its view loads`() {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        #expect(navigation.shownScreens == [], "the app pushes the scene: the module should not push it")
        #expect(worker.fetchCount == 0, "the scene should not fetch before its view is loaded")

        screen.loadViewIfNeeded()
        #expect(worker.fetchCount == 1, "the loaded scene should fetch its articles")
    }

    @Test func `an answer reaches only its own scene`() throws {
        let article = try Article.make(title: "Closures", publishDate: .noon("2025-01-01"), authorName: "Ana")
        let screen = showScene()
        let otherWorker = ArticlesWorkerSpy()
        let otherScreen = ArticlesModule.build(worker: otherWorker, navigationController: UINavigationController())
        otherScreen.loadViewIfNeeded()

        try worker.answer(with: .success([article]))

        #expect(screen.readScreen().items == [["Closures", "Jan 1", "Ana"]], "this scene should show its article")
        #expect(otherScreen.readScreen() == .init(isLoading: true), "the other scene should still be loading")
    }

    @Test func `a tap opens the detail in its own scene`() throws {
        let screen = showScene()
        let otherNavigation = UINavigationController()
        let otherScreen = ArticlesModule.build(worker: ArticlesWorkerSpy(), navigationController: otherNavigation)
        otherNavigation.viewControllers = [otherScreen]
        try worker.answer(with: .success([.make(id: 7)]))

        try screen.tapItem(0)

        let shown = ["ArticlesViewController", "detail of article 7"]
        #expect(navigation.shownScreens == shown, "the detail should be on top of the list of this scene")
        #expect(otherNavigation.shownScreens == ["ArticlesViewController"], "the other scene should not change")
    }

    @Test(.tags(.memory)) func `a scene that the user has left is released`() async throws {
        var screen: ArticlesViewController? = showScene()
        weak let view = screen
        weak let interactor = screen?.interactor
        try #require(screen?.readScreen().isLoading == true, "the scene should fetch its articles")

        navigation.viewControllers = []
        screen = nil
        await settleUIKit()

        #expect(view == nil, "presenter, refresh button and worker should not retain the view")
        #expect(interactor == nil, "the worker should not retain the interactor of a scene that is left")
    }

    /// Builds the scene and shows it, as an app does.
    private func showScene() -> ArticlesViewController {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        navigation.viewControllers = [screen]
        screen.loadViewIfNeeded()
        return screen
    }
}
