import Testing

@testable import PassiveArtistView

struct ShareArtistPresenterChecks {
    @Test func `Line: a loaded view gets one line, nothing before it has loaded, and nothing at a tap`() {
        let scene = ShareArtistScene(.make())
        let renderedBeforeLoading = scene.component.rendered

        scene.presenter.onViewLoaded()
        scene.presenter.onShare()

        #expect(renderedBeforeLoading == [], "the presenter should render nothing before the view has loaded")
        #expect(
            scene.component.rendered.map(\.line) == ["Mercedes Sosa, 40 albums, 1250 followers"],
            "the presenter should render one line, once: the full name, the albums and the followers"
        )
    }

    @Test(
        arguments: [
            ("k.d.", "lang", "k.d. lang, 40 albums, 1250 followers"),
            ("Björk", nil, "Björk, 40 albums, 1250 followers"),
            ("will.i.am", nil, "will.i.am, 40 albums, 1250 followers"),
            (nil, "SOPHIE", "SOPHIE, 40 albums, 1250 followers"),
            ("Sammy", "Davis, Jr.", "Sammy Davis, Jr., 40 albums, 1250 followers"),
            (nil, nil, "40 albums, 1250 followers"),
        ] as [(String?, String?, String)]
    )
    func `Line: a missing name leaves no space and no comma behind`(
        firstName: String?,
        lastName: String?,
        line: String
    ) {
        let props = ShareArtistScene.props(of: .make(firstName: firstName, lastName: lastName))

        #expect(props?.line == line, "the line should leave out a missing name, and not change the others")
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
        let props = ShareArtistScene.props(of: .make(numberOfAlbums: albums, numberOfFollowers: followers))

        #expect(props?.line == line, "only one album is \"album\", and only one follower is \"follower\"")
    }

    @Test(arguments: [(1_000, 1_250_000), (12_345, 999_950), (10_000_000_000, 1_000_000_001)])
    func `Counts: a large count has all its digits, and nothing between them`(albums: Int, followers: Int) {
        let props = ShareArtistScene.props(of: .make(numberOfAlbums: albums, numberOfFollowers: followers))

        #expect(
            props?.line == "Mercedes Sosa, \(albums) albums, \(followers) followers",
            "a count should be written in digits only"
        )
    }

    @Test(
        arguments: [
            ("Mercedes", "Sosa", 0, 2, "Mercedes Sosa, 2 followers"),
            ("Mercedes", "Sosa", 1, 0, "Mercedes Sosa, 1 album"),
            ("Mercedes", "Sosa", 0, 0, "Mercedes Sosa"),
            ("Mercedes", nil, 0, 1, "Mercedes, 1 follower"), (nil, "Sosa", 2, 0, "Sosa, 2 albums"),
            ("Mercedes", nil, 0, 0, "Mercedes"), (nil, "Sosa", 0, 0, "Sosa"),
            (nil, nil, 0, 1, "1 follower"), (nil, nil, 2, 0, "2 albums"), (nil, nil, 0, 0, ""),
        ] as [(String?, String?, Int, Int, String)]
    )
    func `Counts: a count of zero is left out, with its comma`(
        firstName: String?,
        lastName: String?,
        albums: Int,
        followers: Int,
        line: String
    ) {
        let artist = Artist.make(
            firstName: firstName,
            lastName: lastName,
            numberOfAlbums: albums,
            numberOfFollowers: followers
        )

        #expect(
            ShareArtistScene.props(of: artist)?.line == line,
            "the line should leave out a count of zero, with its comma"
        )
    }

    @Test(
        arguments: [("Mercedes", "Sosa"), ("Björk", nil), (nil, "Prince")] as [(String?, String?)],
        [0, 1, 40]
    )
    func `Share: an artist with any name can be shared, whatever the counts`(names: (String?, String?), count: Int) {
        let artist = Artist.make(
            firstName: names.0,
            lastName: names.1,
            numberOfAlbums: count,
            numberOfFollowers: count
        )

        #expect(
            ShareArtistScene.props(of: artist)?.canShare == true,
            "canShare should be true for an artist with a first name or a last name"
        )
    }

    @Test(arguments: [0, 1, 40])
    func `Share: an artist without a name cannot be shared, whatever the counts`(count: Int) {
        let artist = Artist.make(firstName: nil, lastName: nil, numberOfAlbums: count, numberOfFollowers: count)

        #expect(
            ShareArtistScene.props(of: artist)?.canShare == false,
            "canShare should be false for an artist without any name"
        )
    }

    @Test(
        arguments: [("Mercedes", "Sosa"), ("Björk", nil), (nil, "Prince")] as [(String?, String?)],
        [0, 1, 40]
    )
    func `Share: each tap shares the line on the screen once`(names: (String?, String?), count: Int) throws {
        let artist = Artist.make(
            firstName: names.0,
            lastName: names.1,
            numberOfAlbums: count,
            numberOfFollowers: count
        )
        let scene = ShareArtistScene(artist)
        scene.presenter.onViewLoaded()
        let shown = scene.component.rendered.last?.line
        let line = try #require(shown, "the presenter should render a line before the user can share it")

        scene.presenter.onShare()
        scene.presenter.onShare()

        #expect(
            scene.wireframe.shared == [line, line],
            "each tap should call share once, on the wireframe, with the line that the presenter has rendered"
        )
    }

    @Test func `Memory: the presenter does not retain its component`() {
        let presenter = ShareArtistPresenterImp(artist: .make(), wireframe: ShareArtistWireframeSpy())
        var component: ShareArtistComponentSpy? = ShareArtistComponentSpy()
        weak let released = component
        presenter.component = component
        presenter.onViewLoaded()
        presenter.onShare()
        #expect(component?.rendered.isEmpty == false, "the presenter should render to its component")

        component = nil

        #expect(released == nil, "the presenter should have only a weak reference to its component")
    }
}
