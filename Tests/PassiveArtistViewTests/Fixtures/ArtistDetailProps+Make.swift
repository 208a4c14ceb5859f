@testable import PassiveArtistView

extension ArtistDetailProps {
    /// The texts of one artist. A test writes only the texts that matter to it.
    static func make(
        title: String = "Artist",
        fullName: String = "Mercedes Sosa",
        numberOfAlbums: String = "40 albums",
        numberOfFollowers: String = "1.2K"
    ) -> ArtistDetailProps {
        ArtistDetailProps(
            title: title,
            fullName: fullName,
            numberOfAlbums: numberOfAlbums,
            numberOfFollowers: numberOfFollowers
        )
    }
}
