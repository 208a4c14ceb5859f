import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ArtistDetailModuleTests {
    let wireframe = ArtistDetailWireframeSpy()

    @Test func `a built screen shows its artist`() {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)

        screen.loadViewIfNeeded()

        #expect(
            screen.shownTexts == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            "a loaded screen should show its artist: build should set the view as its presenter's component"
        )
    }

    @Test func `a built screen stays empty until it loads`() {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        let isLoadedByBuild = screen.isViewLoaded
        let titleBeforeLoading = screen.navigationItem.title ?? ""

        screen.loadViewIfNeeded()

        #expect(isLoadedByBuild == false, "build should not load the view: UIKit loads it when it is shown")
        #expect(titleBeforeLoading == "", "build should not call the presenter: the view calls it when it has loaded")
        #expect(
            screen.shownTexts == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            "a loaded screen should show its artist: build should set the view as its presenter's component"
        )
    }

    @Test func `a tap on edit calls the wireframe with the artist`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()

        try screen.tapEdit()

        #expect(
            wireframe.calls == [.edit(.make())],
            "the tap should call edit once, on the wireframe and with the artist that this test passed to build"
        )
        #expect(screen.shownTexts.contains("Mercedes Sosa"), "the screen should show the artist that the user edits")
    }

    @Test func `a saved edit replaces the old artist on the screen`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()
        try screen.tapEdit()

        wireframe.save(.make(firstName: "Violeta", lastName: "Parra", numberOfAlbums: 1, numberOfFollowers: 999))

        #expect(
            screen.shownTexts == ["Artist", "Violeta Parra", "1 album", "999"],
            "after the save the screen should show only the saved artist, and nothing of the old one"
        )
    }

    @Test func `two built screens share nothing`() {
        let first = ArtistDetailModule.build(artist: .make(lastName: "Sosa"), wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: .make(lastName: "Simone"), wireframe: wireframe)

        first.loadViewIfNeeded()
        second.loadViewIfNeeded()

        #expect(
            first.shownText(of: first.fullNameLabel) == "Mercedes Sosa",
            "the first screen should show the first artist"
        )
        #expect(
            second.shownText(of: second.fullNameLabel) == "Mercedes Simone",
            "the second screen should show the second artist"
        )
    }

    @Test func `the view and its presenter are released together`() async {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        weak let view = screen
        weak let presenter = screen?.presenter
        screen?.loadViewIfNeeded()
        #expect(
            screen?.fullNameLabel.text == "Mercedes Sosa",
            "the screen should show its artist: build should connect the view and its presenter"
        )

        screen = nil
        await settleUIKit()

        #expect(view == nil, "the view should be released: the module and the edit action must not retain it")
        #expect(presenter == nil, "the presenter should be released: only the view should retain it")
    }
}
