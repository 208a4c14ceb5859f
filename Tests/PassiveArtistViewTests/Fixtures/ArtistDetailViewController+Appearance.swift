import HeadlessUIKit

@testable import PassiveArtistView

extension ArtistDetailViewController {
    /// The user comes to the screen.
    func appear(animated: Bool = false) {
        beginAppearanceTransition(true, animated: animated)
        endAppearanceTransition()
    }

    /// The user goes to another screen.
    func disappear(animated: Bool = false) {
        beginAppearanceTransition(false, animated: animated)
        endAppearanceTransition()
    }
}
