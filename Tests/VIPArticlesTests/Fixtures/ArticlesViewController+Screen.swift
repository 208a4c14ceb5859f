import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The screen as its user knows it.
extension ArticlesViewController {
    func cell(at item: Int) -> UICollectionViewCell? {
        layOut()
        return collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    /// "EmptyArticlesCell", say.
    func kindOfCell(at item: Int) -> String? {
        cell(at: item).map { "\(type(of: $0))" }
    }

    /// The texts of each item of the list, from top to bottom.
    var shownItems: [[String]] {
        layOut()
        return (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            cell(at: item).map { labels(in: $0).compactMap(\.text) } ?? []
        }
    }

    var shownError: String? {
        guard !errorLabel.isHidden, let text = errorLabel.text, !text.isEmpty else { return nil }
        return text
    }

    func tapRefresh(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let refreshAction = navigationItem.rightBarButtonItem?.primaryAction
        let action = try #require(
            refreshAction,
            "once it has loaded, the view should have a refresh button with a primaryAction as its rightBarButtonItem",
            sourceLocation: sourceLocation
        )
        action.performWithSender(navigationItem.rightBarButtonItem, target: nil)
    }

    func tapItem(_ item: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        layOut()
        let listDelegate = collectionView.delegate
        let delegate = try #require(
            listDelegate,
            "once it has loaded, the view should be the delegate of its collectionView, which tells nobody else of taps",
            sourceLocation: sourceLocation
        )
        try #require(
            item < collectionView.numberOfItems(inSection: 0),
            "the view should offer its list an item \(item): the user taps it",
            sourceLocation: sourceLocation
        )
        let indexPath = IndexPath(item: item, section: 0)
        // UIKit's delegate may lack either method; the stand-in's has both. As optional values the two read alike.
        let shouldSelect: ((UICollectionView, IndexPath) -> Bool)? = delegate.collectionView(_:shouldSelectItemAt:)
        let didSelect: ((UICollectionView, IndexPath) -> Void)? = delegate.collectionView(_:didSelectItemAt:)
        guard shouldSelect?(collectionView, indexPath) ?? true else { return }
        collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        didSelect?(collectionView, indexPath)
    }

    private func layOut() {
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.layoutIfNeeded()
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in
            (subview as? UILabel).map { [$0] } ?? labels(in: subview)
        }
    }
}
