@testable import PassiveArtistView

extension Artist {
    /// An artist. A test writes only the values that matter to it.
    static func make(
        id: Int = 7,
        firstName: String? = "Mercedes",
        lastName: String? = "Sosa",
        numberOfAlbums: Int = 40,
        numberOfFollowers: Int = 1_250
    ) -> Artist {
        Artist(
            id: id,
            firstName: firstName,
            lastName: lastName,
            numberOfAlbums: numberOfAlbums,
            numberOfFollowers: numberOfFollowers
        )
    }
}
