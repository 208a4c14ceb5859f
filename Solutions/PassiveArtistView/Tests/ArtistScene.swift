@testable import PassiveArtistView

/// The neighbors of the presenter, and presenters between them. Each test has its own.
struct ArtistScene {
    let component = ArtistDetailComponentSpy()
    let wireframe = ArtistDetailWireframeSpy()

    func makePresenter(_ artist: Artist) -> ArtistDetailPresenterImp {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
        openAnotherScreen()
        return presenter
    }

    /// Two screens share nothing: no test should notice this one.
    private func openAnotherScreen() {
        let component = ArtistDetailComponentSpy()
        let presenter = ArtistDetailPresenterImp(artist: .make(id: 1, firstName: "Nina"), wireframe: wireframe)
        presenter.component = component
        presenter.onViewLoaded()
    }

    /// The props of a loaded view.
    func props(of artist: Artist) -> [ArtistDetailProps] {
        makePresenter(artist).onViewLoaded()
        return component.rendered
    }

    /// Loads the view, saves so many edits, and opens the editor once more.
    func openEditor(of presenter: ArtistDetailPresenterImp, afterSaves saves: Int) {
        presenter.onViewLoaded()
        for save in 0..<saves {
            presenter.onEdit()
            wireframe.save(.make(numberOfAlbums: save))
        }
        presenter.onEdit()
    }
}
