@testable import PassiveArtistView

extension Artist {
    static func make(
        firstName: String? = "Mercedes",
        lastName: String? = "Sosa",
        numberOfAlbums: Int = 40,
        numberOfFollowers: Int = 1_250
    ) -> Artist {
        Artist(
            id: 7,
            firstName: firstName,
            lastName: lastName,
            numberOfAlbums: numberOfAlbums,
            numberOfFollowers: numberOfFollowers
        )
    }
}
