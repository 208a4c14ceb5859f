/// The one place that knows how the screen's parts are put together.
@MainActor
enum ArtistDetailModule {
    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        // Step 3: the presenter does not know its view yet.
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        return ArtistDetailViewController(presenter: presenter)
    }
}
