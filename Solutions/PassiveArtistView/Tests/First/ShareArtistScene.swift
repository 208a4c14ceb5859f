import HeadlessUIKit

@testable import PassiveArtistView

/// The real view with the real presenter, and a spy of the wireframe.
struct ShareArtistScene {
    let wireframe = ShareArtistWireframeSpy()
    let view: ShareArtistViewController

    init(artist: Artist) {
        let presenter = ShareArtistPresenterImp(artist: artist, wireframe: wireframe)
        view = ShareArtistViewController(presenter: presenter)
        presenter.component = view
    }
}

extension ShareArtistViewController {
    /// The line that the user can read: a hidden label shows nothing.
    var shownLine: String {
        lineLabel.isHidden ? "" : lineLabel.text ?? ""
    }

    func tapShare() {
        shareButton.sendActions(for: .touchUpInside)
    }

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
