@testable import PassiveArtistView

/// The neighbors of the presenter, and presenters between them. Each test has its own.
struct ArtistScene {
    let component = ArtistDetailComponentSpy()
    let wireframe = ArtistDetailWireframeSpy()

    func makePresenter(_ artist: Artist) -> ArtistDetailPresenterImp {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
        return presenter
    }

    /// The props of a loaded view.
    func props(of artist: Artist) -> [ArtistDetailProps] {
        makePresenter(artist).onViewLoaded()
        return component.rendered
    }
}
