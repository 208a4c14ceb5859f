import HeadlessUIKit

@testable import PassiveArtistView

/// The neighbors of the presenter, and what is between them. Each test has its own.
struct ShareArtistScene {
    let component = ShareArtistComponentSpy()
    let wireframe = ShareArtistWireframeSpy()

    func makePresenter(_ artist: Artist) -> ShareArtistPresenterImp {
        let presenter = ShareArtistPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
        return presenter
    }

    /// The props of a loaded view.
    func props(of artist: Artist) -> [ShareArtistProps] {
        makePresenter(artist).onViewLoaded()
        return component.rendered
    }

    /// The real view with the real presenter, loaded.
    func makeScreen(_ artist: Artist) -> ShareArtistViewController {
        let presenter = makePresenter(artist)
        let view = ShareArtistViewController(presenter: presenter)
        presenter.component = view
        view.loadViewIfNeeded()
        return view
    }
}

extension ShareArtistViewController {
    /// What the user can read, and whether the user can tap.
    var shown: ShareArtistProps {
        ShareArtistProps(line: lineLabel.isHidden ? "" : lineLabel.text ?? "", canShare: shareButton.isEnabled)
    }

    func tapShare() {
        shareButton.sendActions(for: .touchUpInside)
    }
}
