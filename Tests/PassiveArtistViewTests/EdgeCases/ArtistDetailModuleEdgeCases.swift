import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The edge cases of step 3. Each name begins with its rule in the guide.
struct ArtistDetailModuleEdgeCases {
    let wireframe = ArtistDetailWireframeSpy()

    // MARK: Apart

    @Test func `Apart: two screens show the same artist`() {
        let artist = Artist.make(firstName: "Mercedes", lastName: "Sosa")
        let first = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        second.loadViewIfNeeded()

        first.loadViewIfNeeded()

        let names = [first, second].map(\.fullNameLabel.text)
        #expect(names == ["Mercedes Sosa", "Mercedes Sosa"], "each screen should have a presenter of its own")
        #expect(first !== second, "each build should return a new screen, for the same artist too")
    }

    @Test func `Apart: a tap opens the editor with the artist of its own screen`() throws {
        let unknown = Artist(id: 0, firstName: nil, lastName: nil, numberOfAlbums: 0, numberOfFollowers: 0)
        let first = ArtistDetailModule.build(artist: unknown, wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: .make(firstName: "Celia", lastName: "Cruz"), wireframe: wireframe)
        first.loadViewIfNeeded()
        second.loadViewIfNeeded()

        try first.tapEdit()

        #expect(wireframe.edited == [unknown], "only the presenter of the first screen should call edit")
    }

    @Test func `Apart: a saved edit is on the screen that opened its editor`() throws {
        let otherWireframe = ArtistDetailWireframeSpy()
        let first = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        let second = ArtistDetailModule.build(artist: .make(), wireframe: otherWireframe)
        first.loadViewIfNeeded()
        second.loadViewIfNeeded()
        try first.tapEdit()
        try second.tapEdit()

        try wireframe.save(.make(firstName: "Nina", lastName: "Simone"))

        let names = [first, second].map(\.fullNameLabel.text)
        #expect(names == ["Nina Simone", "Mercedes Sosa"], "only the screen that opened this editor should change")
    }

    // MARK: Connected

    @Test func `Connected: a view does not connect itself`() throws {
        let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
        let view = ArtistDetailViewController(presenter: presenter)
        view.appear()

        try view.tapEdit()

        #expect(presenter.component == nil, "only build should connect: the view should know only the protocol")
    }

    @Test func `Connected: a saved edit is on the screen after a pushed editor`() throws {
        let editor = UIViewController()
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        let navigation = UINavigationController(rootViewController: screen)
        screen.appear()
        try screen.tapEdit()
        navigation.pushViewController(editor, animated: false)
        screen.disappear()

        try wireframe.save(Artist(id: 7, firstName: "Nina", numberOfAlbums: 40, numberOfFollowers: 1_250))
        navigation.popViewController(animated: false)
        screen.appear()

        #expect(screen.readScreen() == ["Artist", "Nina", "40 albums", "1.2K"], "the save should be shown")
        #expect(editor.navigationItem.title == nil, "the save should not give its title to the editor")
    }

    // MARK: Again

    @Test func `Again: a second saved edit is on the screen`() throws {
        let screen = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        screen.loadViewIfNeeded()
        try screen.tapEdit()
        let saved = Artist(id: 7, firstName: "Mercedes", lastName: "Sosa", numberOfAlbums: 41, numberOfFollowers: 999)
        try wireframe.save(saved)
        try screen.tapEdit()

        try wireframe.save(.make())

        #expect(screen.readScreen() == ["Artist", "Mercedes Sosa", "40 albums", "1.2K"], "each save should be shown")
        #expect(wireframe.edited.last == saved, "the second edit should begin with the saved artist")
    }

    @Test func `Again: a tap opens the editor after two canceled edits`() throws {
        let artist = Artist.make(firstName: "Nina", lastName: "Simone")
        let screen = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        screen.loadViewIfNeeded()
        try screen.tapEdit()
        try screen.tapEdit()

        try screen.tapEdit()

        #expect(wireframe.edited == [artist, artist, artist], "each tap should call edit, also after a cancel")
    }

    // MARK: Memory

    @Test func `Memory: a screen is released after the user saw it`() async throws {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        weak let released = screen
        screen?.appear()
        try #require(screen?.fullNameLabel.text == "Mercedes Sosa", "the screen should show its artist")
        screen?.disappear()

        screen = nil
        await settleUIKit()

        #expect(released == nil, "the view should be released: nothing that begins when it appears should retain it")
    }

    @Test func `Memory: a screen that never loads is released`() async throws {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        weak let released = screen
        let presenter = screen?.presenter as? ArtistDetailPresenterImp
        try #require(presenter?.component != nil, "build should connect the presenter to its view")
        screen?.render(.init(title: "Artist", fullName: "Prince", numberOfAlbums: "39", numberOfFollowers: "5M"))

        screen = nil
        await settleUIKit()

        #expect(released == nil, "the view should be released: texts that wait for the load should not retain it")
    }

    @Test func `Memory: a screen is released after its edits`() async throws {
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: .make(), wireframe: wireframe)
        weak let released = screen
        screen?.appear()
        try screen?.tapEdit()
        screen?.disappear()
        try wireframe.save(.make(firstName: "Nina", lastName: "Simone"))
        try #require(screen?.fullNameLabel.text == "Nina Simone", "the screen should show the saved artist")
        try screen?.tapEdit()

        screen = nil
        await settleUIKit()

        #expect(released == nil, "the view should be released after an edit too")
    }

    @Test func `Memory: the screen retains its wireframe`() throws {
        var onlyReference: ArtistDetailWireframeSpy? = ArtistDetailWireframeSpy()
        weak let retained = onlyReference
        let screen = try ArtistDetailModule.build(artist: .make(), wireframe: #require(onlyReference))
        screen.loadViewIfNeeded()
        onlyReference = nil

        try screen.tapEdit()

        #expect(retained?.edited == [.make()], "the presenter should retain the wireframe of build, and call its edit")
    }

    @Test func `Memory: the presenter is released with its view`() async throws {
        let artist = Artist.make(firstName: "Mercedes", lastName: "Sosa")
        var screen: ArtistDetailViewController? = ArtistDetailModule.build(artist: artist, wireframe: wireframe)
        weak let released = screen?.presenter
        screen?.loadViewIfNeeded()
        try screen?.tapEdit()
        try #require(screen?.fullNameLabel.text == "Mercedes Sosa", "the loaded screen should show its artist")

        screen = nil
        await settleUIKit()

        #expect(released == nil, "the presenter should be released: only the view should retain it")
    }
}
