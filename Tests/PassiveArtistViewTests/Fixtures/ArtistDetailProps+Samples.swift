@testable import PassiveArtistView

/// In each of them the texts differ, so that a test sees a text in the wrong place. A view shows all texts as they are, so
/// those of the second are not nice: they are long, have spaces in all places, small letters, accents and emojis.
extension ArtistDetailProps {
    static let first = ArtistDetailProps(title: "TITLE", fullName: "NAME", numberOfAlbums: "1", numberOfFollowers: "2")
    static let second = ArtistDetailProps(
        title: " the  Title of an artist: ó 🎼 ",
        fullName: " the  Name of an artist: é 🎤 ",
        numberOfAlbums: " the  Albums of an artist: à 💿 ",
        numberOfFollowers: " the  Followers of an artist: ñ 👥 "
    )
    static let empty = ArtistDetailProps(title: "", fullName: "", numberOfAlbums: "", numberOfFollowers: "")

    /// What the user should see, from top to bottom.
    var visibleTexts: [String] {
        [title, fullName, numberOfAlbums, numberOfFollowers].filter { !$0.isEmpty }
    }

    /// The same props, with a different text in one place.
    func with(_ text: String, in place: Place) -> ArtistDetailProps {
        var props = self
        props[keyPath: place.keyPath] = text
        return props
    }
}
