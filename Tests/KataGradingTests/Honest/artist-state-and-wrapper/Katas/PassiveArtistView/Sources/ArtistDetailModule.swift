@MainActor
struct ArtistDetailModule {
    private let presenter: ArtistDetailPresenterImp
    private let screen: ArtistDetailViewController

    private init(_ artist: Artist, _ wireframe: any ArtistDetailWireframe) {
        presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        screen = ArtistDetailViewController(presenter: presenter, spacing: 12)
        presenter.component = screen
    }

    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        Self(artist, wireframe).screen
    }
}
