import HeadlessUIKit

@testable import PassiveArtistView

/// A presenter between its neighbors. It has a weak reference to its component, so the scene retains the component.
struct ShareArtistScene {
    let component = ShareArtistComponentSpy()
    let wireframe = ShareArtistWireframeSpy()
    let presenter: ShareArtistPresenterImp

    init(artist: Artist) {
        presenter = ShareArtistPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
    }
}

extension ShareArtistViewController {
    /// What the user can read, and whether the user can tap.
    var shown: ShareArtistProps {
        ShareArtistProps(
            line: lineLabel.isHidden ? "" : lineLabel.text ?? "",
            canShare: shareButton.isEnabled && !shareButton.isHidden
        )
    }

    func appear(animated: Bool = false) {
        beginAppearanceTransition(true, animated: animated)
        endAppearanceTransition()
    }

    func disappear(animated: Bool = false) {
        beginAppearanceTransition(false, animated: animated)
        endAppearanceTransition()
    }
}
