import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// What the user does.
extension ArtistDetailViewController {
    /// As in UIKit, a tap on a disabled button does nothing.
    func tapEdit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = navigationItem.rightBarButtonItem
        let primaryAction = button?.primaryAction
        let action = try #require(
            primaryAction,
            "navigationItem.rightBarButtonItem should be an edit button with a primaryAction",
            sourceLocation: sourceLocation
        )
        guard button?.isEnabled == true else { return }
        action.performWithSender(button, target: nil)
    }

    /// The user comes to the screen.
    func appear() {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// The user goes to another screen.
    func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }
}
