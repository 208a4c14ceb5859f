@testable import PassiveArtistView

/// A presenter between its two neighbors. It has a weak reference to its component, so the scene retains that.
struct ArtistScene {
    let component = ArtistDetailComponentSpy()
    let wireframe = ArtistDetailWireframeSpy()
    let presenter: ArtistDetailPresenterImp

    init(artist: Artist = .make()) {
        presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
    }
}
