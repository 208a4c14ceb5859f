import HeadlessUIKit

@MainActor
protocol Navigator {
    var navigationController: UINavigationController? { get }
}

extension Navigator {
    func show(_ screen: @autoclosure () -> UIViewController, animated: Bool = true) {
        navigationController?.pushViewController(screen(), animated: animated)
    }
}

@MainActor
final class ArticlesRouter: ArticlesRoutingLogic, Navigator {
    weak var navigationController: UINavigationController?

    func routeToArticleDetail(id: Int) {
        show(ArticleDetailViewController(articleDetail: ArticleDetail(id: id)))
    }
}
