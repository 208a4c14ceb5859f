import HeadlessUIKit
import Testing

@testable import PassiveArtistView

@MainActor
struct ArtistDetailModuleTests {
    let wireframe = ArtistDetailWireframeSpy()

    @Test func `a built screen shows its artist`() {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)

        screen.loadViewIfNeeded()

        #expect(
            screen.shownTexts == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            "build should hand the presenter its view, so that a loaded screen shows the artist"
        )
    }

    @Test func `a tap on edit asks the wireframe to edit the artist`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()

        try screen.tapEdit()

        #expect(wireframe.calls == [.edit(.make())], "one tap on edit should ask the wireframe once, for this artist")
        #expect(screen.shownTexts.contains("Mercedes Sosa"), "the screen should show the artist that is edited")
    }

    @Test func `a saved edit is shown in place of the old artist`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()
        try screen.tapEdit()

        wireframe.save(.make(firstName: "Violeta", lastName: "Parra", numberOfAlbums: 1, numberOfFollowers: 999))

        #expect(
            screen.shownTexts == ["Artist", "Violeta Parra", "1 album", "999"],
            "the screen should show the artist as the user saved it"
        )
    }

    @Test func `two built screens share nothing`() throws {
        let first = ArtistDetailModule.build(artist: .make(lastName: "Sosa"), wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: .make(lastName: "Simone"), wireframe: wireframe)

        first.loadViewIfNeeded()
        second.loadViewIfNeeded()

        #expect(first.fullNameLabel.text == "Mercedes Sosa", "the first screen should show its own artist")
        #expect(second.fullNameLabel.text == "Mercedes Simone", "the second screen should show its own artist")
    }

    @Test func `the view and its presenter are freed together`() {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        weak let view = screen
        weak let presenter = screen?.presenter
        screen?.loadViewIfNeeded()
        #expect(screen?.fullNameLabel.text == "Mercedes Sosa", "the view and its presenter should know each other")

        screen = nil

        #expect(view == nil, "nobody shows the screen any more: its view should be freed")
        #expect(presenter == nil, "nobody shows the screen any more: its presenter should be freed")
    }
}
