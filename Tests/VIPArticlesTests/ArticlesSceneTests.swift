import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The whole scene from outside: only its worker is played by the test.
@MainActor
struct ArticlesSceneTests {
    let worker = ArticlesWorkerSpy()
    let navigation = UINavigationController()
    let articles = [
        Article.make(id: 31, title: "Closures", authorName: "Ana", tags: ["swift", "memory"]),
        Article.make(id: 7, title: "Days", description: nil, authorName: nil, tags: []),
    ]
    let shownArticles = [
        ["Closures", "Desc", "Jan 1", "Ana", "swift,memory"],
        ["Days", "", "Jan 1", "Unknown author", ""],
    ]

    @Test func `the user sees the articles once they have come`() throws {
        let screen = try showScene()
        #expect(
            screen.activityIndicator.isAnimating == true,
            "the scene should turn its wheel while it waits for its articles"
        )

        try worker.answer(with: .success(articles))

        #expect(screen.shownItems == shownArticles, "the worker's articles should come round the cycle into the list")
        #expect(
            screen.activityIndicator.isAnimating == false,
            "the scene should stop its wheel when it has its articles"
        )
    }

    @Test func `the user is told when there are no articles any more`() throws {
        let screen = try showSceneWithArticles()

        try screen.tapRefresh()
        try worker.answer(with: .success([]))

        #expect(screen.shownItems == [["No articles yet"]], "an empty feed should leave nothing but the empty cell")
        #expect(screen.shownError == nil, "the scene should show no error for an empty feed")
    }

    @Test func `the user sees a failure, and after a retry the articles in its place`() throws {
        let screen = try showScene()

        try worker.answer(with: .failure(FeedError("The printing press is on strike.")))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "the words of the worker's error should come round the cycle to the screen"
        )
        #expect(
            screen.activityIndicator.isAnimating == false,
            "the scene should stop its wheel when a fetch has failed"
        )

        try screen.tapRefresh()
        #expect(
            screen.activityIndicator.isAnimating == true,
            "the scene should turn its wheel again at a tap on refresh"
        )

        try worker.answer(with: .success(articles))
        #expect(screen.shownError == nil, "the scene should take the error away when a retry brings articles")
        #expect(screen.shownItems == shownArticles, "the articles of a retry should come round the cycle into the list")
    }

    @Test func `a failed refresh leaves the articles on the screen`() throws {
        let screen = try showSceneWithArticles()

        try screen.tapRefresh()
        try worker.answer(with: .failure(FeedError("The printing press is on strike.")))

        #expect(
            screen.shownError == "The printing press is on strike.",
            "the words of the worker's error should come round the cycle to the screen"
        )
        #expect(
            screen.shownItems == shownArticles,
            "the scene should leave its articles in the list when a refresh fails"
        )
    }

    @Test func `a tap on an article opens its detail`() throws {
        let screen = try showSceneWithArticles()

        try screen.tapItem(1)

        #expect(
            navigation.shownScreens == ["ArticlesViewController", "detail of article 7"],
            "a tap should go from the view by the interactor to the router, which pushes the detail of that article"
        )
    }

    @Test func `a scene that the user has left is freed, even while it loads`() throws {
        var screen: ArticlesViewController? = try showScene()
        weak let view = screen
        weak let interactor = screen?.interactor
        #expect(screen?.activityIndicator.isAnimating == true, "the scene should turn its wheel while it waits")

        navigation.viewControllers = []
        screen = nil

        let (isViewFreed, isInteractorFreed) = (view == nil, interactor == nil)
        #expect(isViewFreed, "no presenter, refresh button or worker should hold the view that nobody shows any more")
        #expect(isInteractorFreed, "no view or worker should hold the interactor of a scene that nobody shows any more")
    }

    private func showSceneWithArticles(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ArticlesViewController {
        let screen = try showScene()
        try worker.answer(with: .success(articles), sourceLocation: sourceLocation)
        try #require(
            screen.shownItems == shownArticles,
            "the worker's articles should come round the cycle into the list",
            sourceLocation: sourceLocation
        )
        return screen
    }

    /// As an app shows it.
    private func showScene() throws -> ArticlesViewController {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        try #require(navigation.shownScreens == [], "the module should leave it to the app to show the scene")
        navigation.pushViewController(screen, animated: false)
        screen.loadViewIfNeeded()
        return screen
    }
}
