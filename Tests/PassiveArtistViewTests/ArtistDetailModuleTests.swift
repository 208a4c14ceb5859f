import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The artists of most tests have different ids: if a screen is used again, only the test of two screens should see it.
struct ArtistDetailModuleTests {
    let wireframe = ArtistDetailWireframeSpy()

    @Test func `a built screen shows its artist`() {
        let screen = ArtistDetailModule.build(artist: .make(id: 1), wireframe: wireframe)
        defer { screen.attachDrawing() }

        screen.loadViewIfNeeded()

        #expect(
            screen.shownTexts == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            """
            a loaded screen should show its artist: the presenter that the view calls should render to this view, \
            and to no other
            """
        )
    }

    @Test(arguments: [(5, 6, "Simone"), (7, 7, "Sosa")])
    func `two built screens share nothing`(id: Int, otherID: Int, otherLastName: String) throws {
        let other = Artist.make(id: otherID, lastName: otherLastName)
        let first = ArtistDetailModule.build(artist: .make(id: id), wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: other, wireframe: wireframe)

        first.loadViewIfNeeded()
        second.loadViewIfNeeded()
        let firstName = first.shownText(of: first.fullNameLabel)
        let secondName = second.shownText(of: second.fullNameLabel)
        try first.tapEdit()
        wireframe.save(.make(id: id, lastName: "Parra"))
        try second.tapEdit()

        #expect(
            firstName == "Mercedes Sosa",
            "the first screen should show its artist: each build should return a new screen, with a new presenter"
        )
        #expect(
            secondName == "Mercedes \(otherLastName)",
            "the second screen should show its artist: each build should return a new screen, with a new presenter"
        )
        #expect(
            second.shownText(of: second.fullNameLabel) == "Mercedes \(otherLastName)",
            "an edit on the first screen should not change the second, also when both show the same artist"
        )
        #expect(wireframe.calls == [.edit(.make(id: id)), .edit(other)], "each screen should edit its own artist")
    }

    @Test func `a built screen stays empty until it loads`() {
        let screen = ArtistDetailModule.build(artist: .make(id: 2), wireframe: wireframe)
        defer { screen.attachDrawing() }
        let isLoadedByBuild = screen.isViewLoaded
        let titleBeforeLoading = screen.navigationItem.title ?? ""
        let editsBeforeLoading = wireframe.calls

        screen.loadViewIfNeeded()

        #expect(isLoadedByBuild == false, "build should not load the view or return a loaded one: UIKit loads it later")
        #expect(titleBeforeLoading == "", "build should not call the presenter: the view calls it when it has loaded")
        #expect(editsBeforeLoading == [], "build should not open the editor: a tap on edit does")
        #expect(
            screen.shownTexts == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            """
            a loaded screen should show its artist: the presenter that the view calls should render to this view, \
            and to no other
            """
        )
    }

    @Test func `a tap on edit calls the wireframe with the artist`() throws {
        let artist = Artist.make(id: 3, firstName: nil, lastName: "k.d. lang", numberOfFollowers: 1_234)
        let screen = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        defer { screen.attachDrawing() }
        screen.loadViewIfNeeded()

        try screen.tapEdit()

        #expect(
            wireframe.calls == [.edit(artist)],
            "the tap should call edit once, on the wireframe and with the artist that this test passed to build"
        )
        #expect(screen.shownTexts.contains("k.d. lang"), "the screen should show the artist that the user edits")
    }

    @Test func `a saved edit replaces the old artist on the screen`() throws {
        let artist = Artist.make(id: 4)
        let edited = Artist.make(id: 4, firstName: nil, lastName: "Prince", numberOfAlbums: 1, numberOfFollowers: 999)
        let screen = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        defer { screen.attachDrawing() }
        screen.loadViewIfNeeded()

        try screen.tapEdit()
        wireframe.save(edited)

        #expect(
            screen.shownTexts == ["Artist", "Prince", "1 album", "999"],
            "after the save the screen should show only the saved artist, and nothing of the old one"
        )

        try screen.tapEdit()
        wireframe.save(artist)

        #expect(wireframe.calls == [.edit(artist), .edit(edited)], "the second tap should edit the saved artist")
        #expect(
            screen.shownTexts == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"],
            "after the second save the screen should show the artist of this save"
        )
    }

    /// How the user leaves a screen: before it loads, without an edit, after canceled edits, after saved ones.
    enum Visit: CaseIterable {
        case never, short, canceled, saved
    }

    @Test(arguments: Visit.allCases)
    func `the view and its presenter are released together`(visit: Visit) async throws {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(
            artist: .make(id: 8),
            wireframe: wireframe
        )
        weak let view = screen
        weak let presenter = screen?.presenter
        try screen.map { try use($0, visit) }

        screen = nil
        await settleUIKit()

        #expect(view == nil, "the view should be released: the module and the edit action must not retain it")
        #expect(presenter == nil, "the presenter should be released: only the view should retain it")
    }

    private func use(_ screen: ArtistDetailViewController, _ visit: Visit) throws {
        screen.render(.first)
        guard visit != .never else { return }
        screen.appear()
        #expect(
            screen.fullNameLabel.text == "Mercedes Sosa",
            "the screen should show its artist: build should connect the view and its presenter"
        )
        for lastName in ["Parra", "Simone"] where visit != .short {
            try screen.tapEdit()
            if visit == .saved { wireframe.save(.make(id: 8, lastName: lastName)) }
        }
        screen.disappear()
    }
}
