struct Artist: Equatable, Sendable {
    let id: Int
    var firstName: String?
    var lastName: String?
    var numberOfAlbums: Int
    var numberOfFollowers: Int
}
