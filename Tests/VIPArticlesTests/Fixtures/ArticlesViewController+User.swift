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

    /// All items of the list, in their order. A list may have several sections.
    var indexPathsOfItems: [IndexPath] {
        (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    func tapItem(_ item: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let delegate = try #require(
            collectionView.delegate,
            "the list should have a delegate, which learns of the tap",
            sourceLocation: sourceLocation
        )
        let indexPath = try #require(
            indexPathsOfItems.dropFirst(item).first,
            "the user should find this item in the list",
            sourceLocation: sourceLocation
        )
        // In UIKit, both methods of the delegate are optional.
        let shouldSelect: ((UICollectionView, IndexPath) -> Bool)? = delegate.collectionView(_:shouldSelectItemAt:)
        let didSelect: ((UICollectionView, IndexPath) -> Void)? = delegate.collectionView(_:didSelectItemAt:)
        if shouldSelect?(collectionView, indexPath) ?? true { didSelect?(collectionView, indexPath) }
    }
}
