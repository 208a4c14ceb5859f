/// All that the screen shows, as the texts that it shows.
struct ArtistDetailProps: Equatable, Sendable {
    var title: String
    var fullName: String
    var numberOfAlbums: String
    var numberOfFollowers: String
}
