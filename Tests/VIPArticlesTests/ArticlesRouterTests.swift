import HeadlessUIKit
import Testing

@testable import VIPArticles

struct ArticlesRouterTests {
    private let list = List()

    @Test func `the detail of the selected article is pushed`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 123)

        #expect(
            navigation.shownScreens == ["List", "detail of article 123"],
            "the router should push one ArticleDetailViewController, with the id of this call, on top of the list"
        )
    }

    @Test func `each selection pushes its own detail screen`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 1)
        navigation.popViewController(animated: false)
        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownScreens == ["List", "detail of article 2"],
            "each selection should open a detail screen of its own, and it should show the article of this selection"
        )

        navigation.popViewController(animated: false)
        router.routeToArticleDetail(id: 2)
        #expect(
            navigation.shownScreens == ["List", "detail of article 2"],
            "the router should also push a new detail screen when the same article is selected again"
        )
        for id in [0, -1, 1] {
            navigation.popViewController(animated: false)
            router.routeToArticleDetail(id: id)
            #expect(
                navigation.shownScreens == ["List", "detail of article \(id)"],
                "the router should push the detail of every id, also of one that it has pushed before"
            )
        }
    }

    @Test func `a selection on top of a detail pushes one more`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()
        router.navigationController = navigation

        router.routeToArticleDetail(id: 1)
        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownScreens == ["List", "detail of article 1", "detail of article 2"],
            "each call should push a detail screen on top of the stack, whatever is on it"
        )

        for id in [2, 1, 3] { router.routeToArticleDetail(id: id) }
        #expect(
            navigation.shownScreens == ["List"] + [1, 2, 2, 1, 3].map { "detail of article \($0)" },
            "each call should push one more, also if a detail of the same article is on the stack, and on a high stack"
        )
    }

    @Test func `nothing is pushed without a navigation controller, and the same call pushes with one`() {
        let navigation = UINavigationController(rootViewController: list)
        let router = ArticlesRouter()

        router.routeToArticleDetail(id: 123)
        router.navigationController = navigation
        #expect(
            navigation.shownScreens == ["List"],
            "a selection without a navigation controller should be dropped, and not pushed later"
        )

        router.routeToArticleDetail(id: 123)
        #expect(
            navigation.shownScreens == ["List", "detail of article 123"],
            "the router should push one detail on its new navigation controller, and none of the earlier call"
        )

        let other = UINavigationController()
        router.navigationController = other
        router.routeToArticleDetail(id: 7)
        #expect(
            other.shownScreens == ["detail of article 7"],
            "the router should push on the navigation controller that it has now, also if it shows no screen yet"
        )

        router.navigationController = nil
        router.routeToArticleDetail(id: 8)
        #expect(
            other.shownScreens == ["detail of article 7"],
            "a selection should also be dropped when the router has no navigation controller any more"
        )
    }

    @Test(.tags(.memory))
    func `the router does not retain the navigation controller`() async {
        let router = ArticlesRouter()
        var navigation: UINavigationController? = UINavigationController(rootViewController: list)
        weak let released = navigation
        router.navigationController = navigation
        router.routeToArticleDetail(id: 123)
        #expect(
            navigation?.shownScreens == ["List", "detail of article 123"],
            "the router should push the detail on its navigationController"
        )

        weak let detail = navigation?.topViewController
        navigation = nil
        await settleUIKit()

        let (isFreed, isDetailFreed) = (released == nil, detail == nil)
        #expect(isFreed, "the router should not retain the navigation controller, which retains the scene")
        #expect(
            isDetailFreed,
            "the router should not retain a detail: the navigation controller does, while it shows it"
        )
    }

    private final class List: UIViewController {}
}
