/// All the texts that the screen shows.
struct ArtistDetailProps: Equatable, Sendable {
    var title: String
    var fullName: String
    var numberOfAlbums: String
    var numberOfFollowers: String
}
