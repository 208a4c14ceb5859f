@testable import PassiveArtistView

/// Four different texts, so that a test sees a text in the wrong place. The texts of the second end with a space, and its
/// title and name have small letters: a view shows all texts as they are.
extension ArtistDetailProps {
    static let first = ArtistDetailProps(title: "TITLE", fullName: "NAME", numberOfAlbums: "1", numberOfFollowers: "2")
    static let second = ArtistDetailProps(
        title: "title 2 ",
        fullName: "Name of 2 ",
        numberOfAlbums: "11 ",
        numberOfFollowers: "22 "
    )
}
