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
            "a loaded screen should show its artist: its presenter should render to the view that build hands it"
        )
    }

    @Test func `a tap on edit asks the wireframe to edit the artist`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()

        try screen.tapEdit()

        #expect(
            wireframe.calls == [.edit(.make())],
            "the wireframe should be asked once, at the tap, to edit the artist that build was given"
        )
        #expect(screen.shownTexts.contains("Mercedes Sosa"), "the screen should show the artist that is edited")
    }

    @Test func `a saved edit is shown in place of the old artist`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()
        try screen.tapEdit()

        wireframe.save(.make(firstName: "Violeta", lastName: "Parra", numberOfAlbums: 1, numberOfFollowers: 999))

        #expect(
            screen.shownTexts == ["Artist", "Violeta Parra", "1 album", "999"],
            "after the save the screen should show what the user saved, and nothing of the old artist"
        )
    }

    @Test func `two built screens share nothing`() throws {
        let first = ArtistDetailModule.build(artist: .make(lastName: "Sosa"), wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: .make(lastName: "Simone"), wireframe: wireframe)

        first.loadViewIfNeeded()
        second.loadViewIfNeeded()

        #expect(
            first.fullNameLabel.text == "Mercedes Sosa",
            "the first screen should show the artist that it was built with"
        )
        #expect(
            second.fullNameLabel.text == "Mercedes Simone",
            "the second screen should show the artist that it was built with"
        )
    }

    @Test func `the view and its presenter are freed together`() {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        weak let view = screen
        weak let presenter = screen?.presenter
        screen?.loadViewIfNeeded()
        #expect(
            screen?.fullNameLabel.text == "Mercedes Sosa",
            "the screen should show its artist: the view and its presenter should know each other"
        )

        screen = nil

        #expect(view == nil, "the view should be freed: neither the module nor its own edit action should hold it")
        #expect(presenter == nil, "the presenter should be freed: nobody but the view should hold it")
    }
}
