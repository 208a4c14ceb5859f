import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The story: the real view and the real presenter, connected. Its edge cases are in
/// `EdgeCases/ArtistDetailModuleEdgeCases.swift`.
struct ArtistDetailModuleTests {
    let wireframe = ArtistDetailWireframeSpy()

    @Test func `a built screen shows its artist`() {
        let artist = Artist(id: 3, firstName: "Mercedes", lastName: "Sosa", numberOfAlbums: 40, numberOfFollowers: 1200)
        let screen = ArtistDetailModule.build(artist: artist, wireframe: wireframe)

        screen.loadViewIfNeeded()

        #expect(
            screen.readScreen() == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            "the loaded screen should show its artist: the presenter of this view should render to it"
        )
    }

    @Test func `a second built screen shows its own artist`() {
        let mercedes = Artist.make(firstName: "Mercedes", lastName: "Sosa")
        let nina = Artist.make(firstName: "Nina", lastName: "Simone")
        let first = ArtistDetailModule.build(artist: mercedes, wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: nina, wireframe: wireframe)
        first.loadViewIfNeeded()

        second.loadViewIfNeeded()

        #expect(
            second.fullNameLabel.text == "Nina Simone",
            "each build should return a new screen, with a new presenter"
        )
    }

    @Test func `only the screen that loads shows its artist`() {
        let nina = Artist.make(firstName: "Nina", lastName: "Simone")
        let unopened = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        let opened = ArtistDetailModule.build(artist: nina, wireframe: wireframe)

        opened.loadViewIfNeeded()

        #expect(opened.fullNameLabel.text == "Nina Simone", "the loaded screen should show its artist")
        #expect(unopened.readScreen() == [], "build should not load the view, and not call the presenter")
    }

    @Test func `a tap on edit opens the editor with the artist`() throws {
        let artist = Artist.make(firstName: "Nina", lastName: "Simone")
        let screen = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        screen.loadViewIfNeeded()

        try screen.tapEdit()

        #expect(
            wireframe.edited == [artist],
            "the tap should call edit once, on the wireframe and with the artist of build"
        )
    }

    @Test func `a saved edit replaces the artist on the screen`() throws {
        let screen = ArtistDetailModule.build(artist: .make(lastName: "Sosa"), wireframe: wireframe)
        screen.loadViewIfNeeded()
        try screen.tapEdit()

        try wireframe.save(Artist(id: 7, lastName: "Prince", numberOfAlbums: 1, numberOfFollowers: 999))

        #expect(
            screen.readScreen() == ["Artist", "Prince", "1 album", "999"],
            "after the save the screen should show only the saved artist"
        )
    }

    @Test func `a closed screen is released`() async throws {
        let artist = Artist.make(firstName: "Mercedes", lastName: "Sosa")
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        weak let released = screen
        screen?.loadViewIfNeeded()
        try #require(screen?.fullNameLabel.text == "Mercedes Sosa", "the loaded screen should show its artist")

        screen = nil
        await settleUIKit()

        #expect(released == nil, "the view should be released: the module and the edit action should not retain it")
    }
}
