import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The screen as its user knows it.
extension ArtistDetailViewController {
    var editAction: UIAction? {
        navigationItem.rightBarButtonItem?.primaryAction
    }

    func tapEdit() throws {
        let action = try #require(
            editAction,
            "the navigation item's right bar button item should be an edit button with a primaryAction"
        )
        action.performWithSender(navigationItem.rightBarButtonItem, target: nil)
    }

    /// The texts that are on the screen, from the navigation bar down.
    var shownTexts: [String] {
        [navigationItem.title].compactMap { $0 } + labels(in: view).compactMap(\.text)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in
            (subview as? UILabel).map { [$0] } ?? labels(in: subview)
        }
    }
}
