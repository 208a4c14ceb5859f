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
        let screen = showScene()
        #expect(screen.activityIndicator.isAnimating, "a scene that waits for its articles should show that it loads")

        try worker.answer(with: .success(articles))

        #expect(screen.shownItems == shownArticles, "the worker's articles should come round the cycle into the list")
        #expect(!screen.activityIndicator.isAnimating, "a scene that has its articles should not look as if it loads")
    }

    @Test func `the user is told when there are no articles any more`() throws {
        let screen = showScene()
        try worker.answer(with: .success(articles))
        #expect(screen.shownItems == shownArticles, "the worker's articles should come round the cycle into the list")

        try screen.tapRefresh()
        try worker.answer(with: .success([]))

        #expect(screen.shownItems == [["No articles yet"]], "an empty feed should leave nothing but the empty cell")
        #expect(screen.shownError == nil, "an empty feed is no error")
    }

    @Test func `the user sees a failure, and after a retry the articles in its place`() throws {
        let screen = showScene()

        try worker.answer(with: .failure(FeedError("The printing press is on strike.")))
        #expect(screen.shownError == "The printing press is on strike.", "the worker's error should come to the screen")
        #expect(!screen.activityIndicator.isAnimating, "a scene that has failed should not look as if it loads")

        try screen.tapRefresh()
        #expect(screen.activityIndicator.isAnimating, "a tap on refresh should show that the scene loads again")

        try worker.answer(with: .success(articles))
        #expect(screen.shownError == nil, "after a successful retry the error should be gone")
        #expect(screen.shownItems == shownArticles, "after a successful retry the articles should be in the list")
    }

    @Test func `a failed refresh leaves the articles on the screen`() throws {
        let screen = showScene()
        try worker.answer(with: .success(articles))

        try screen.tapRefresh()
        try worker.answer(with: .failure(FeedError("The printing press is on strike.")))

        #expect(screen.shownError == "The printing press is on strike.", "the error of a refresh should be shown")
        #expect(screen.shownItems == shownArticles, "an error should not take away the articles that are there")
    }

    @Test func `a tap on an article opens its detail`() throws {
        let screen = showScene()
        try worker.answer(with: .success(articles))

        try screen.tapItem(1)

        #expect(
            navigation.shownDetails == [ArticleDetail(id: 7)],
            "a tap should go from the view by the interactor to the router, and push the detail of that article"
        )
    }

    @Test func `a scene that the user has left is freed, even while it loads`() throws {
        var screen: ArticlesViewController? = showScene()
        weak let view = screen
        weak let interactor = screen?.interactor
        #expect(screen?.activityIndicator.isAnimating == true, "the scene should load and show it")

        navigation.viewControllers = []
        screen = nil

        #expect(view == nil, "nobody shows the scene any more: its view should be freed")
        #expect(interactor == nil, "nobody shows the scene any more: its interactor should be freed")
    }

    /// As an app shows it.
    private func showScene() -> ArticlesViewController {
        let screen = ArticlesModule.build(worker: worker, navigationController: navigation)
        navigation.pushViewController(screen, animated: false)
        screen.loadViewIfNeeded()
        return screen
    }
}
