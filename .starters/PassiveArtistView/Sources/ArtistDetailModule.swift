/// The one place that connects the parts of the screen.
enum ArtistDetailModule {
    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        // Step 3: the presenter has no reference to its view yet.
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        return ArtistDetailViewController(presenter: presenter)
    }
}
