import HeadlessUIKit
import Testing

@testable import VIPArticles

extension ArticlesViewController {
    func tapRefresh(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = try #require(
            navigationItem.rightBarButtonItem,
            "the user should find a refresh button on the right of the navigation bar",
            sourceLocation: sourceLocation
        )
        try #require(button.isEnabled, "the refresh button should be enabled", sourceLocation: sourceLocation)
        let action = try #require(
            button.primaryAction,
            "the refresh button should have an action",
            sourceLocation: sourceLocation
        )
        action.performWithSender(button, target: nil)
    }

    func tapItem(_ item: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let delegate = try #require(
            collectionView.delegate,
            "the list should have a delegate, which learns of the tap",
            sourceLocation: sourceLocation
        )
        try #require(
            item < collectionView.numberOfItems(inSection: 0),
            "the user should find this item in the list",
            sourceLocation: sourceLocation
        )
        let indexPath = IndexPath(item: item, section: 0)
        // In UIKit, both methods of the delegate are optional.
        let shouldSelect: ((UICollectionView, IndexPath) -> Bool)? = delegate.collectionView(_:shouldSelectItemAt:)
        let didSelect: ((UICollectionView, IndexPath) -> Void)? = delegate.collectionView(_:didSelectItemAt:)
        if shouldSelect?(collectionView, indexPath) ?? true { didSelect?(collectionView, indexPath) }
    }
}
