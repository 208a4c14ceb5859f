import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The story of a selection, from its id to the screen of the article. The edge cases are in the folder `EdgeCases`.
struct ArticlesRouterTests {
    let navigation = UINavigationController(rootViewController: List())
    let router = ArticlesRouter()

    @Test func `the detail of the selected article is pushed`() {
        router.navigationController = navigation

        router.routeToArticleDetail(id: 123)

        #expect(
            navigation.shownScreens == ["List", "detail of article 123"],
            "the router should push one ArticleDetailViewController, with the id of this call, on top of the list"
        )
    }

    @Test func `a selection after going back opens the new article`() {
        router.navigationController = navigation
        router.routeToArticleDetail(id: 1)
        navigation.popViewController(animated: false)

        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownScreens == ["List", "detail of article 2"],
            "the user went back: the router should push a new detail, right above the list"
        )
    }

    @Test func `a selection on top of a detail pushes one more`() {
        router.navigationController = navigation
        router.routeToArticleDetail(id: 1)

        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownScreens == ["List", "detail of article 1", "detail of article 2"],
            "the router should push the second detail on top of the first"
        )
    }

    @Test func `a selection without a navigation controller is not opened later`() {
        router.routeToArticleDetail(id: 1)
        router.navigationController = navigation

        router.routeToArticleDetail(id: 2)

        #expect(
            navigation.shownScreens == ["List", "detail of article 2"],
            "the router should push only this detail: by now, the user does not expect the one from before"
        )
    }

    @Test(.tags(.memory)) func `the router does not retain the navigation controller`() async {
        var oldNavigation: UINavigationController? = UINavigationController()
        weak let released = oldNavigation
        router.navigationController = oldNavigation

        oldNavigation = nil
        await settleUIKit()

        #expect(released == nil, "the router should not retain the navigation controller, which retains the scene")
    }
}
