/// Turns an artist into the texts of the screen, and opens the editor when the user taps edit.
final class ArtistDetailPresenterImp: ArtistDetailPresenter {
    weak var component: (any ArtistDetailComponent)?

    private var artist: Artist
    private let wireframe: any ArtistDetailWireframe

    init(artist: Artist, wireframe: any ArtistDetailWireframe) {
        self.artist = artist
        self.wireframe = wireframe
    }

    func onViewLoaded() {
        renderArtist()
    }

    func onEdit() {
        wireframe.edit(artist) { [weak self] edited in
            self?.artist = edited
            self?.renderArtist()
        }
    }

    private func renderArtist() {
        component?.render(
            ArtistDetailProps(
                title: "Artist",
                fullName: fullName,
                numberOfAlbums: numberOfAlbums,
                numberOfFollowers: numberOfFollowers
            )
        )
    }

    private var fullName: String {
        [artist.firstName, artist.lastName].compactMap { $0 }.joined(separator: " ")
    }

    private var numberOfAlbums: String {
        switch artist.numberOfAlbums {
        case 0: "No albums"
        case 1: "1 album"
        default: "\(artist.numberOfAlbums) albums"
        }
    }

    private var numberOfFollowers: String {
        switch artist.numberOfFollowers {
        case 1_000_000...: abbreviated(unit: 1_000_000, suffix: "M")
        case 1_000...: abbreviated(unit: 1_000, suffix: "K")
        default: "\(artist.numberOfFollowers)"
        }
    }

    /// Uses only integers. So it never rounds up, and every locale shows the same digits.
    private func abbreviated(unit: Int, suffix: String) -> String {
        let (whole, rest) = artist.numberOfFollowers.quotientAndRemainder(dividingBy: unit)
        let tenths = rest * 10 / unit
        return tenths == 0 ? "\(whole)\(suffix)" : "\(whole).\(tenths)\(suffix)"
    }
}
