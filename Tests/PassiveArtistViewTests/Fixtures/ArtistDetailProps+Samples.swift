@testable import PassiveArtistView

/// Four different texts, so that a test sees a text in the wrong place.
extension ArtistDetailProps {
    static let first = ArtistDetailProps(title: "TITLE", fullName: "NAME", numberOfAlbums: "1", numberOfFollowers: "2")
    static let second = ArtistDetailProps(
        title: "TITLE 2",
        fullName: "NAME 2",
        numberOfAlbums: "11",
        numberOfFollowers: "22"
    )
}
