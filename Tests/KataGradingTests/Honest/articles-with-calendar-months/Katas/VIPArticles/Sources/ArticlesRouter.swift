import HeadlessUIKit

@MainActor
final class ArticlesRouter {
    weak var navigationController: UINavigationController?
}

extension ArticlesRouter: ArticlesRoutingLogic {
    func routeToArticleDetail(id: Int) {
        guard let navigationController else { return }
        let detail = ArticleDetail(id: id)
        navigationController.pushViewController(ArticleDetailViewController(articleDetail: detail), animated: true)
    }
}
