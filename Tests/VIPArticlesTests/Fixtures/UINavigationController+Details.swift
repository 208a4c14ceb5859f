import HeadlessUIKit

@testable import VIPArticles

extension UINavigationController {
    /// What the detail screens of the stack are about, from the lowest to the top.
    var shownDetails: [ArticleDetail] {
        viewControllers.compactMap { ($0 as? ArticleDetailViewController)?.articleDetail }
    }
}

extension ArticleDetail: CustomDebugStringConvertible {
    public var debugDescription: String {
        "detail of article \(id)"
    }
}
