import HeadlessUIKit
import Testing

@testable import PassiveArtistView

extension ArtistDetailViewController {
    func tapEdit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = navigationItem.rightBarButtonItem
        let message: Comment = "navigationItem.rightBarButtonItem should be an edit button with a primaryAction"
        let action = try #require(button?.primaryAction, message, sourceLocation: sourceLocation)
        try #require(button?.isEnabled == true, "the edit button should be enabled", sourceLocation: sourceLocation)
        action.performWithSender(button, target: nil)
    }
}
