import HeadlessUIKit

/// Knows the next screen. Without a navigation controller, it drops a selection.
final class ArticlesRouter: ArticlesRoutingLogic {
    weak var navigationController: UINavigationController?

    func routeToArticleDetail(id: Int) {
        let detail = ArticleDetailViewController(articleDetail: ArticleDetail(id: id))
        navigationController?.pushViewController(detail, animated: true)
    }
}
