@testable import VIPArticles

/// Logs the id of each call to the router, in order.
final class ArticlesRouterSpy: ArticlesRoutingLogic {
    private(set) var routedIDs: [Int] = []

    func routeToArticleDetail(id: Int) {
        routedIDs.append(id)
    }
}
