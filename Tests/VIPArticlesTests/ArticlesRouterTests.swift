import HeadlessUIKit
import Testing

@testable import VIPArticles

@MainActor
struct ArticlesRouterTests {
    let list = UIViewController()

    @Test func `the detail of the selected article is pushed`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 123)

        #expect(
            navigation.shownDetails == [ArticleDetail(id: 123)],
            "the router should push one ArticleDetailViewController, with the id that it was given"
        )
        #expect(navigation.viewControllers.first === list, "the router should leave the list below the detail")
    }

    @Test func `each selection pushes a detail of its own`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 1)
        navigation.popViewController(animated: false)
        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownDetails == [ArticleDetail(id: 2)],
            "the router should make a new detail each time, with the id of that time"
        )
    }

    @Test func `without a navigation controller nothing is pushed, with one the same call pushes`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()

        router.routeToArticleDetail(id: 123)
        router.navigationController = navigation
        #expect(navigation.viewControllers == [list], "a router that knows no navigation controller should do nothing")

        router.routeToArticleDetail(id: 123)
        #expect(
            navigation.shownDetails == [ArticleDetail(id: 123)],
            "the router should push on the navigation controller that it was given, and nothing from before"
        )
    }

    @Test func `the navigation controller is not kept alive`() {
        let router = ArticlesRouter()
        var navigation: UINavigationController? = UINavigationController(rootViewController: list)
        weak let released = navigation
        router.navigationController = navigation
        router.routeToArticleDetail(id: 123)
        #expect(
            navigation?.shownDetails == [ArticleDetail(id: 123)],
            "the router should push on the navigation controller that it was given"
        )

        navigation = nil

        #expect(released == nil, "the router should hold the navigation controller weakly: that one holds the scene")
    }
}
