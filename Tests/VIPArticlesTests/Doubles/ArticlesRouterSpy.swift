@testable import VIPArticles

/// Logs the calls to the router, in order.
final class ArticlesRouterSpy: ArticlesRoutingLogic {
    enum Call: Equatable, CustomDebugStringConvertible {
        case routeToArticleDetail(id: Int)

        var debugDescription: String {
            switch self {
            case .routeToArticleDetail(let id): "routeToArticleDetail(id: \(id))"
            }
        }
    }

    private(set) var calls: [Call] = []

    func routeToArticleDetail(id: Int) {
        calls.append(.routeToArticleDetail(id: id))
    }
}
