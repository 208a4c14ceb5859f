import HeadlessUIKit

@testable import PassiveArtistView

extension ArtistDetailViewController {
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
