@testable import PassiveArtistView

extension Artist {
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
