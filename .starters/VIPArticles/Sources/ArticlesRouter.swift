import HeadlessUIKit

/// Knows which screen comes next.
@MainActor
final class ArticlesRouter: ArticlesRoutingLogic {
    var navigationController: UINavigationController?

    func routeToArticleDetail(id: Int) {
        // Step 3: push the detail of that article.
    }
}
