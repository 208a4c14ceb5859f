/// The one place that connects the parts of the screen.
enum ArtistDetailModule {
    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        let view = ArtistDetailViewController(presenter: presenter)
        presenter.component = view
        return view
    }
}
