@testable import PassiveArtistView

extension ArtistDetailProps {
    /// Four texts, no two alike: a text in the wrong place shows.
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
