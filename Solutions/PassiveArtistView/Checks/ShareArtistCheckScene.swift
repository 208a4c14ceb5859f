import HeadlessUIKit

@testable import PassiveArtistView

/// A presenter between its neighbors. It has a weak reference to its component, and the scene retains the component.
struct ShareArtistScene {
    let component = ShareArtistComponentSpy()
    let wireframe = ShareArtistWireframeSpy()
    let presenter: ShareArtistPresenterImp

    init(_ artist: Artist) {
        presenter = ShareArtistPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
    }

    /// What a loaded view shows.
    static func props(of artist: Artist) -> ShareArtistProps? {
        let scene = ShareArtistScene(artist)
        scene.presenter.onViewLoaded()
        return scene.component.rendered.last
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
}
