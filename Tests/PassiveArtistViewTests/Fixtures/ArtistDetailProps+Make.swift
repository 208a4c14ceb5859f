@testable import PassiveArtistView

extension ArtistDetailProps {
    /// Four different texts, so that a test sees a text in the wrong place.
    static func make(
        title: String = "TITLE",
        fullName: String = "NAME",
        numberOfAlbums: String = "1",
        numberOfFollowers: String = "2"
    ) -> ArtistDetailProps {
        ArtistDetailProps(
            title: title,
            fullName: fullName,
            numberOfAlbums: numberOfAlbums,
            numberOfFollowers: numberOfFollowers
        )
    }
}
