import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The story: what the user reads after a render. Its edge cases are in `EdgeCases/ArtistDetailRenderingEdgeCases.swift`.
struct ArtistDetailRenderingTests {
    let view = ArtistDetailViewController(presenter: ArtistDetailPresenterSpy())

    @Test func `the user reads the four texts, from top to bottom`() {
        view.loadViewIfNeeded()

        view.render(.init(title: "Artist", fullName: "Prince", numberOfAlbums: "39 albums", numberOfFollowers: "5M"))

        #expect(
            view.readScreen() == ["Artist", "Prince", "39 albums", "5M"],
            "when render returns, the screen should show the four texts of the props, from top to bottom"
        )
    }

    @Test(arguments: [
        (Place.title, "Artist"), (.fullName, "Prince"), (.numberOfAlbums, "39 albums"), (.numberOfFollowers, "5M"),
    ])
    func `each text is shown in its own place`(place: Place, text: String) {
        view.loadViewIfNeeded()

        view.render(.init(title: "Artist", fullName: "Prince", numberOfAlbums: "39 albums", numberOfFollowers: "5M"))

        #expect(place.text(on: view) == text, "the user should read this text in this place")
    }

    @Test func `a second render replaces the texts of the first`() {
        view.loadViewIfNeeded()
        view.render(.init(title: "Artist", fullName: "Björk", numberOfAlbums: "9 albums", numberOfFollowers: "1.2K"))

        view.render(.init(title: "Musician", fullName: "Prince", numberOfAlbums: "39 albums", numberOfFollowers: "5M"))

        #expect(
            view.readScreen() == ["Musician", "Prince", "39 albums", "5M"],
            "the screen should show only the texts of the second render"
        )
    }

    @Test func `an empty text leaves nothing of the text before it`() {
        view.loadViewIfNeeded()
        view.render(.init(title: "Artist", fullName: "Björk", numberOfAlbums: "9 albums", numberOfFollowers: "1.2K"))

        view.render(.init(title: "Artist", fullName: "", numberOfAlbums: "39 albums", numberOfFollowers: "5M"))

        #expect(
            view.readScreen() == ["Artist", "39 albums", "5M"],
            "the new name is empty, so the screen should show no name"
        )
    }

    @Test func `texts rendered before the view loads are on the loaded screen`() {
        view.render(.init(title: "Artist", fullName: "Prince", numberOfAlbums: "39 albums", numberOfFollowers: "5M"))

        view.loadViewIfNeeded()

        #expect(
            view.readScreen() == ["Artist", "Prince", "39 albums", "5M"],
            "the loaded view should show what the presenter rendered before"
        )
    }
}
