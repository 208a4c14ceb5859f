import HeadlessUIKit

/// Knows the next screen.
@MainActor
final class ArticlesRouter: ArticlesRoutingLogic {
    var navigationController: UINavigationController?

    func routeToArticleDetail(id: Int) {
        // Step 3: push the detail of this article.
    }
}
