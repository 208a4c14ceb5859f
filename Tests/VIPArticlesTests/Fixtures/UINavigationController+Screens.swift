import HeadlessUIKit

@testable import VIPArticles

extension UINavigationController {
    /// The screens of the stack, from bottom to top: a detail by its article, any other screen by its type.
    var shownScreens: [String] {
        viewControllers.map { screen in
            guard let detail = screen as? ArticleDetailViewController else { return "\(type(of: screen))" }
            return "detail of article \(detail.articleDetail.id)"
        }
    }
}
