/// The one place that knows how the screen's parts are put together.
@MainActor
enum ArtistDetailModule {
    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        let view = ArtistDetailViewController(presenter: presenter)
        presenter.component = view
        return view
    }
}
