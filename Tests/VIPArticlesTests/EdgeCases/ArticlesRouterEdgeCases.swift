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

    @Test func `Again: open details change nothing`() {
        router.routeToArticleDetail(id: 0)
        router.routeToArticleDetail(id: 2)
        router.routeToArticleDetail(id: 2)

        router.routeToArticleDetail(id: 0)

        #expect(
            navigation.shownScreens.dropFirst()
                == ["detail of article 0", "detail of article 2", "detail of article 2", "detail of article 0"],
            "the router should push a detail at each selection, and not go back to one that is open"
        )
    }

    // MARK: Release

    @Test(.tags(.memory)) func `Release: a selection retains nothing that the user has left`() async throws {
        var leaving: UINavigationController? = .init(rootViewController: List())
        weak let released = leaving
        router.navigationController = leaving
        router.routeToArticleDetail(id: 7)
        weak let detail = try #require(leaving?.topViewController as? ArticleDetailViewController)

        leaving = nil
        await settleUIKit()

        #expect(detail == nil, "only the navigation controller should retain a detail, while it shows it")
        #expect(released == nil, "the router should not retain the navigation controller of a selection")
    }
}
