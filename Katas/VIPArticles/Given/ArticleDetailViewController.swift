import HeadlessUIKit

/// The next scene. This kata only needs to push it.
final class ArticleDetailViewController: UIViewController {
    let articleDetail: ArticleDetail

    init(articleDetail: ArticleDetail) {
        self.articleDetail = articleDetail
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
