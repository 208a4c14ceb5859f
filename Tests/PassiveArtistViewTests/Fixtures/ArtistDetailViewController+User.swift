import HeadlessUIKit
import Testing

@testable import PassiveArtistView

extension ArtistDetailViewController {
    func tapEdit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = navigationItem.rightBarButtonItem
        let action = try #require(
            button?.primaryAction,
            "navigationItem.rightBarButtonItem should be an edit button with a primaryAction",
            sourceLocation: sourceLocation
        )
        try #require(button?.isEnabled == true, "the edit button should be enabled", sourceLocation: sourceLocation)
        action.performWithSender(button, target: nil)
    }
}
