/// Turns an artist into one line of text, decides whether it can be shared, and shares it.
final class ShareArtistPresenterImp: ShareArtistPresenter {
    var component: (any ShareArtistComponent)?

    private let artist: Artist
    private let wireframe: any ShareArtistWireframe

    init(artist: Artist, wireframe: any ShareArtistWireframe) {
        self.artist = artist
        self.wireframe = wireframe
    }

    func onViewLoaded() {
        // Nothing yet: no test asks for it.
    }

    func onShare() {
        // Nothing yet: no test asks for it.
    }
}
