@testable import PassiveArtistView

extension Artist {
    static func make(firstName: String = "Mercedes", lastName: String = "Sosa") -> Artist {
        Artist(id: 7, firstName: firstName, lastName: lastName, numberOfAlbums: 40, numberOfFollowers: 1_250)
    }
}
