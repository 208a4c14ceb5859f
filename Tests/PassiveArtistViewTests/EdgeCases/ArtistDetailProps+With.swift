@testable import PassiveArtistView

extension ArtistDetailProps {
    /// The same props, with a different text in one place.
    func with(_ text: String, in place: Place) -> ArtistDetailProps {
        var props = self
        switch place {
        case .title: props.title = text
        case .fullName: props.fullName = text
        case .numberOfAlbums: props.numberOfAlbums = text
        case .numberOfFollowers: props.numberOfFollowers = text
        }
        return props
    }
}
