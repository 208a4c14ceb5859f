@MainActor
enum ArtistDetailModule {
    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        let screen = ArtistDetailViewController(presenter: presenter)
        defer { presenter.component = screen }
        return screen
    }
}
