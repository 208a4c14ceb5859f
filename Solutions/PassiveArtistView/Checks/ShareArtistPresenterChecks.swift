import Testing

@testable import PassiveArtistView

nonisolated private let longName = String(repeating: "la", count: 99)

struct ShareArtistPresenterChecks {
    @Test func `Line: a loaded view gets one line, once`() {
        let scene = ShareArtistScene(artist: .make())

        scene.presenter.onViewLoaded()

        #expect(
            scene.component.rendered.map(\.line) == ["Mercedes Sosa, 40 albums, 1250 followers"],
            "the presenter should render one line, once: the full name, the albums and the followers"
        )
    }

    @Test func `Line: nothing is rendered before the view has loaded`() {
        let scene = ShareArtistScene(artist: .make())
        let component = ShareArtistComponentSpy()
        scene.presenter.component = component

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered == [], "the presenter should render nothing before the view has loaded")
        #expect(component.rendered.count == 1, "the presenter should render when the view has loaded")
    }

    @Test(arguments: [40, 0])
    func `Line: nothing is rendered at a tap`(count: Int) {
        let scene = ShareArtistScene(artist: .make(numberOfAlbums: count, numberOfFollowers: count))
        scene.presenter.onViewLoaded()

        scene.presenter.onShare()

        #expect(scene.component.rendered.count == 1, "the presenter should render once, and nothing at a tap")
    }

    @Test(arguments: [
        ("k.d.", "lang", "k.d. lang, 40 albums, 1250 followers"),
        ("A$AP", "Rocky", "A$AP Rocky, 40 albums, 1250 followers"),
        ("Duran", "Duran", "Duran Duran, 40 albums, 1250 followers"),
        ("Sammy", "Davis, Jr.", "Sammy Davis, Jr., 40 albums, 1250 followers"),
        (longName, "Li", "\(longName) Li, 40 albums, 1250 followers"),
    ])
    func `Line: the line has both names as they are`(first: String, last: String, line: String) {
        let scene = ShareArtistScene(artist: .make(firstName: first, lastName: last))

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "the line should have both names, letter by letter")
    }

    @Test(
        arguments: [
            ("Björk", nil, "Björk, 40 albums, 1250 followers"),
            ("will.i.am", nil, "will.i.am, 40 albums, 1250 followers"),
            (nil, "SOPHIE", "SOPHIE, 40 albums, 1250 followers"),
            (nil, nil, "40 albums, 1250 followers"),
        ] as [(String?, String?, String)]
    )
    func `Line: a missing name leaves no space behind, no comma`(first: String?, last: String?, line: String) {
        let scene = ShareArtistScene(artist: .make(firstName: first, lastName: last))

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "a missing name should be left out, with its comma")
    }

    @Test(arguments: [
        (1, 1, "Mercedes Sosa, 1 album, 1 follower"),
        (1, 2, "Mercedes Sosa, 1 album, 2 followers"),
        (2, 1, "Mercedes Sosa, 2 albums, 1 follower"),
        (2, 11, "Mercedes Sosa, 2 albums, 11 followers"),
        (11, 2, "Mercedes Sosa, 11 albums, 2 followers"),
        (21, 101, "Mercedes Sosa, 21 albums, 101 followers"),
        (101, 21, "Mercedes Sosa, 101 albums, 21 followers"),
    ])
    func `Counts: only one is singular`(albums: Int, followers: Int, line: String) {
        let scene = ShareArtistScene(artist: .make(numberOfAlbums: albums, numberOfFollowers: followers))

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "only one should be \"album\" or \"follower\"")
    }

    @Test(arguments: [
        (1_000, 1_250_000, "Mercedes Sosa, 1000 albums, 1250000 followers"),
        (12_345, 999_950, "Mercedes Sosa, 12345 albums, 999950 followers"),
        (10_000_000_000, 1_000_000_001, "Mercedes Sosa, 10000000000 albums, 1000000001 followers"),
    ])
    func `Counts: a large count has all its digits, without a separator`(albums: Int, followers: Int, line: String) {
        let scene = ShareArtistScene(artist: .make(numberOfAlbums: albums, numberOfFollowers: followers))

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "a count should be written in digits only")
    }

    @Test(arguments: [
        (0, 2, "Mercedes Sosa, 2 followers"), (1, 0, "Mercedes Sosa, 1 album"), (0, 0, "Mercedes Sosa"),
    ])
    func `Counts: a count of zero is left out, with its comma`(albums: Int, followers: Int, line: String) {
        let scene = ShareArtistScene(artist: .make(numberOfAlbums: albums, numberOfFollowers: followers))

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "a count of zero should be left out, with its comma")
    }

    @Test(arguments: [(0, 1, "Björk, 1 follower"), (2, 0, "Björk, 2 albums"), (0, 0, "Björk")])
    func `Counts: zero is left out next to a single name`(albums: Int, followers: Int, line: String) {
        let artist = Artist.make(
            firstName: "Björk",
            lastName: nil,
            numberOfAlbums: albums,
            numberOfFollowers: followers
        )
        let scene = ShareArtistScene(artist: artist)

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "a count of zero should be left out, with its comma")
    }

    @Test(arguments: [(0, 1, "1 follower"), (2, 0, "2 albums"), (0, 0, "")])
    func `Counts: zero is left out of a line without a name`(albums: Int, followers: Int, line: String) {
        let artist = Artist.make(
            firstName: nil,
            lastName: nil,
            numberOfAlbums: albums,
            numberOfFollowers: followers
        )
        let scene = ShareArtistScene(artist: artist)

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.line) == [line], "a count of zero should be left out, with its comma")
    }

    @Test(arguments: [("Mercedes", "Sosa"), ("Björk", nil), (nil, "Prince")] as [(String?, String?)], [0, 1, 40])
    func `Share: an artist with any name can be shared`(names: (String?, String?), count: Int) {
        let scene = ShareArtistScene(
            artist: .make(firstName: names.0, lastName: names.1, numberOfAlbums: count, numberOfFollowers: count)
        )

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.canShare) == [true], "an artist with a name should be shareable")
    }

    @Test(arguments: [0, 1, 40])
    func `Share: an artist without a name cannot be shared`(count: Int) {
        let scene = ShareArtistScene(
            artist: .make(firstName: nil, lastName: nil, numberOfAlbums: count, numberOfFollowers: count)
        )

        scene.presenter.onViewLoaded()

        #expect(scene.component.rendered.map(\.canShare) == [false], "an artist without any name cannot be shared")
    }

    @Test(
        arguments: [
            ("Mercedes", "Sosa", 40, "Mercedes Sosa, 40 albums, 40 followers"),
            ("Mercedes", "Sosa", 0, "Mercedes Sosa"),
            ("Björk", nil, 1, "Björk, 1 album, 1 follower"),
            (nil, "Prince", 0, "Prince"),
            ("A$AP", longName, 0, "A$AP \(longName)"),
        ] as [(String?, String?, Int, String)]
    )
    func `Share: a tap shares the line on the screen, once`(first: String?, last: String?, count: Int, line: String) {
        let scene = ShareArtistScene(
            artist: .make(firstName: first, lastName: last, numberOfAlbums: count, numberOfFollowers: count)
        )
        scene.presenter.onViewLoaded()

        scene.presenter.onShare()

        #expect(scene.wireframe.shared == [line], "a tap should call share once, with the line on the screen")
    }

    @Test func `Share: a tap shares the line of its own artist`() {
        let scene = ShareArtistScene(artist: .make(numberOfAlbums: 0, numberOfFollowers: 0))
        let otherScene = ShareArtistScene(artist: .make(firstName: "Björk", lastName: nil))
        scene.presenter.onViewLoaded()
        otherScene.presenter.onViewLoaded()

        scene.presenter.onShare()

        #expect(scene.wireframe.shared == ["Mercedes Sosa"], "a tap should share the artist of its own screen")
        #expect(otherScene.wireframe.shared == [], "nobody has tapped on the other screen")
    }

    @Test func `Share: the next tap shares the line again`() {
        let scene = ShareArtistScene(artist: .make(numberOfAlbums: 0, numberOfFollowers: 0))
        scene.presenter.onViewLoaded()
        scene.presenter.onShare()

        scene.presenter.onShare()

        #expect(scene.wireframe.shared == ["Mercedes Sosa", "Mercedes Sosa"], "each tap should call share once")
    }

    @Test func `Memory: the presenter does not retain its component`() throws {
        let presenter = ShareArtistPresenterImp(artist: .make(), wireframe: ShareArtistWireframeSpy())
        var component: ShareArtistComponentSpy? = ShareArtistComponentSpy()
        weak let released = component
        presenter.component = component
        presenter.onViewLoaded()
        presenter.onShare()
        try #require(component?.rendered.isEmpty == false, "the presenter should render to its component")

        component = nil

        #expect(released == nil, "the presenter should have only a weak reference to its component")
    }

    @Test func `Memory: a presenter that has not shared does not retain its component`() throws {
        let presenter = ShareArtistPresenterImp(artist: .make(), wireframe: ShareArtistWireframeSpy())
        var component: ShareArtistComponentSpy? = ShareArtistComponentSpy()
        weak let released = component
        presenter.component = component
        presenter.onViewLoaded()
        try #require(component?.rendered.isEmpty == false, "the presenter should render to its component")

        component = nil

        #expect(released == nil, "the presenter should have only a weak reference to its component")
    }

    @Test func `Memory: the presenter does not retain itself`() throws {
        let wireframe = ShareArtistWireframeSpy()
        var presenter: ShareArtistPresenterImp? = ShareArtistPresenterImp(artist: .make(), wireframe: wireframe)
        weak let released = presenter
        presenter?.onViewLoaded()
        presenter?.onShare()
        try #require(wireframe.shared.count == 1, "the presenter should call its wireframe")

        presenter = nil

        #expect(released == nil, "only the view should retain the presenter")
    }

    @Test func `Memory: the presenter retains its wireframe`() throws {
        var wireframe: ShareArtistWireframeSpy? = ShareArtistWireframeSpy()
        weak let retained = wireframe
        let presenter = ShareArtistPresenterImp(artist: .make(), wireframe: try #require(wireframe))
        presenter.onViewLoaded()
        wireframe = nil

        presenter.onShare()

        #expect(retained?.shared.count == 1, "the presenter should retain its wireframe, and call it")
    }
}
