import HeadlessUIKit

/// Knows the next screen. Without a navigation controller, it drops a selection.
final class ArticlesRouter: ArticlesRoutingLogic {
    var navigationController: UINavigationController?

    func routeToArticleDetail(id: Int) {
        // Step 3: push the detail of this article.
    }
}
