import HeadlessUIKit

/// The next scene, of which this kata needs no more than that it is there.
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
