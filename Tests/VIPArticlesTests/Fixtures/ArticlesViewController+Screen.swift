import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The screen as the user sees it. A part that the view has removed or hidden is not there.
extension ArticlesViewController {
    /// The texts of each item of the list, from top to bottom. A label that is hidden or empty shows no text, and
    /// each line of a label is a text.
    var shownItems: [[String]] {
        layOut()
        guard isOnScreen(collectionView) else { return [] }
        return (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { item in
                let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
                return cell.map(texts) ?? []
            }
        }
    }

    var shownError: String? {
        guard isOnScreen(errorLabel), let text = errorLabel.text, !text.isEmpty else { return nil }
        return text
    }

    var showsActivityIndicator: Bool {
        activityIndicator.isAnimating && isOnScreen(activityIndicator)
    }

    func tapRefresh(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let refreshAction = navigationItem.rightBarButtonItem?.primaryAction
        let action = try #require(
            refreshAction,
            "the user should find a refresh button on the right of the navigation bar: a tap performs its primaryAction",
            sourceLocation: sourceLocation
        )
        let isEnabled = navigationItem.rightBarButtonItem?.isEnabled == true
        try #require(
            isEnabled,
            "the refresh button should be enabled, because the user taps it",
            sourceLocation: sourceLocation
        )
        action.performWithSender(navigationItem.rightBarButtonItem, target: nil)
    }

    func tapItem(_ item: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        layOut()
        let listDelegate = collectionView.delegate
        let delegate = try #require(
            listDelegate,
            "a tap on an item should reach the view, but the list has no delegate",
            sourceLocation: sourceLocation
        )
        try #require(
            item < collectionView.numberOfItems(inSection: 0),
            "the list should have an item \(item), because the user taps it",
            sourceLocation: sourceLocation
        )
        let indexPath = IndexPath(item: item, section: 0)
        // In UIKit both delegate methods are optional, in HeadlessUIKit both exist. As optional values, both compile
        // here.
        let shouldSelect: ((UICollectionView, IndexPath) -> Bool)? = delegate.collectionView(_:shouldSelectItemAt:)
        let didSelect: ((UICollectionView, IndexPath) -> Void)? = delegate.collectionView(_:didSelectItemAt:)
        guard shouldSelect?(collectionView, indexPath) ?? true else { return }
        collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        didSelect?(collectionView, indexPath)
    }

    /// Another screen covers this one, and goes.
    func appearAgain() {
        for isAppearing in [false, true] {
            beginAppearanceTransition(isAppearing, animated: false)
            endAppearanceTransition()
        }
    }

    /// Whether the part is in the view, and neither it nor a view around it is hidden.
    func isOnScreen(_ part: UIView) -> Bool {
        guard part.isDescendant(of: view) else { return false }
        return sequence(first: part) { $0 === self.view ? nil : $0.superview }.allSatisfy { !$0.isHidden }
    }

    private func layOut() {
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.layoutIfNeeded()
    }

    private func texts(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        guard let label = view as? UILabel else { return view.subviews.flatMap(texts) }
        return (label.text ?? "").split(separator: "\n").map(String.init)
    }
}
