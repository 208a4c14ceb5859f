import HeadlessUIKit
import Testing

@testable import VIPArticles

@MainActor
struct ArticlesRouterTests {
    private let list = List()

    @Test func `the detail of the selected article is pushed`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 123)

        #expect(
            navigation.shownScreens == ["List", "detail of article 123"],
            "the router should push one ArticleDetailViewController, with the id that it was given, on top of the list"
        )
    }

    @Test func `each selection pushes a detail of its own`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 1)
        navigation.popViewController(animated: false)
        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownScreens == ["List", "detail of article 2"],
            "the router should make a new detail each time, with the id of that time, and push it"
        )
    }

    @Test func `without a navigation controller nothing is pushed, with one the same call pushes`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()

        router.routeToArticleDetail(id: 123)
        router.navigationController = navigation
        #expect(
            navigation.shownScreens == ["List"],
            "the router should forget a selection at which it knew no navigation controller"
        )

        router.routeToArticleDetail(id: 123)
        #expect(
            navigation.shownScreens == ["List", "detail of article 123"],
            "the router should push one detail on the navigation controller that it knows now, and none from before"
        )
    }

    @Test func `the navigation controller is not kept alive`() {
        let router = ArticlesRouter()
        var navigation: UINavigationController? = UINavigationController(rootViewController: list)
        weak let released = navigation
        router.navigationController = navigation
        router.routeToArticleDetail(id: 123)
        #expect(
            navigation?.shownScreens == ["List", "detail of article 123"],
            "the router should push the detail on the navigation controller that it was given"
        )

        navigation = nil

        let isFreed = released == nil
        #expect(isFreed, "the router should hold the navigation controller weakly: that one holds the scene")
    }

    private final class List: UIViewController {}
}
