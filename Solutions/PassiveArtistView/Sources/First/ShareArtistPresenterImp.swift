/// Turns an artist into one line of text, decides whether it can be shared, and shares it.
final class ShareArtistPresenterImp: ShareArtistPresenter {
    weak var component: (any ShareArtistComponent)?

    private let artist: Artist
    private let wireframe: any ShareArtistWireframe

    init(artist: Artist, wireframe: any ShareArtistWireframe) {
        self.artist = artist
        self.wireframe = wireframe
    }

    func onViewLoaded() {
        component?.render(ShareArtistProps(line: line, canShare: fullName != nil))
    }

    func onShare() {
        wireframe.share(line)
    }

    private var line: String {
        [fullName, counted(artist.numberOfAlbums, "album"), counted(artist.numberOfFollowers, "follower")]
            .compactMap { $0 }
            .joined(separator: ", ")
    }

    /// Nil for an artist without any name.
    private var fullName: String? {
        let names = [artist.firstName, artist.lastName].compactMap { $0 }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    /// Nil for zero: the line does not mention what there is none of.
    private func counted(_ count: Int, _ noun: String) -> String? {
        switch count {
        case 0: nil
        case 1: "1 \(noun)"
        default: "\(count) \(noun)s"
        }
    }
}
