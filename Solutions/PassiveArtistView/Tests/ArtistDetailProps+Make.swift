@testable import PassiveArtistView

extension ArtistDetailProps {
    /// The texts of `Artist.make()`. A test says which of them are different.
    static func make(
        fullName: String = "Mercedes Sosa",
        numberOfAlbums: String = "40 albums",
        numberOfFollowers: String = "1.2K"
    ) -> ArtistDetailProps {
        ArtistDetailProps(
            title: "Artist",
            fullName: fullName,
            numberOfAlbums: numberOfAlbums,
            numberOfFollowers: numberOfFollowers
        )
    }
}
