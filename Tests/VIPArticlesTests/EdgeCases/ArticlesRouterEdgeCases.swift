import HeadlessUIKit
import Testing

@testable import VIPArticles

/// Each name begins with its rule in the guide.
struct ArticlesRouterEdgeCases {
    let navigation = UINavigationController(rootViewController: List())
    let router = ArticlesRouter()

    init() {
        router.navigationController = navigation
    }

    // MARK: Again

    @Test func `Again: the same article can be opened again`() {
        router.routeToArticleDetail(id: 7)
        let first = navigation.popViewController(animated: false)

        router.routeToArticleDetail(id: 7)

        #expect(
            navigation.shownScreens == ["List", "detail of article 7"],
            "the user went back, and taps the same article: the router should push its detail"
        )
        #expect(navigation.topViewController !== first, "the router should make a new detail for each selection")
    }

    @Test func `Again: a detail below the top changes nothing`() {
        router.routeToArticleDetail(id: 0)
        router.routeToArticleDetail(id: 2)

        router.routeToArticleDetail(id: 0)

        #expect(
            navigation.shownScreens == ["List", "detail of article 0", "detail of article 2", "detail of article 0"],
            "the router should push the detail, and not go back to the one that is open"
        )
    }

    // MARK: Release

    @Test(.tags(.memory)) func `Release: a detail that the user has left is released`() async throws {
        router.routeToArticleDetail(id: 7)
        weak let detail = try #require(navigation.topViewController as? ArticleDetailViewController)

        navigation.popViewController(animated: false)
        await settleUIKit()

        #expect(detail == nil, "only the navigation controller should retain a detail, while it shows it")
    }
}
