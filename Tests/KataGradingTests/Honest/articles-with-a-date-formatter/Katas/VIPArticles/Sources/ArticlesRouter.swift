import HeadlessUIKit

@MainActor
final class ArticlesRouter: ArticlesRoutingLogic {
    weak var navigationController: UINavigationController?

    func routeToArticleDetail(id: Int) {
        open(ArticleDetailViewController(articleDetail: .init(id: id)))
    }

    private func open(_ screen: UIViewController) {
        navigationController?.pushViewController(screen, animated: true)
    }
}
