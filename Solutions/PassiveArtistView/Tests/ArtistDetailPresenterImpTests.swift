import Testing

@testable import PassiveArtistView

/// A nested suite for each kind of text. Run one with `--filter ArtistDetailPresenterImpTests/Followers`.
struct ArtistDetailPresenterImpTests {
    let scene = ArtistScene()

    struct Names {
        let scene = ArtistScene()

        @Test(
            arguments: [
                ("Mercedes", "Sosa", "Mercedes Sosa"),
                ("k.d.", "lang", "k.d. lang"),
                ("Björk", nil, "Björk"),
                (nil, "Prince", "Prince"),
                (nil, nil, ""),
            ] as [(String?, String?, String)]
        )
        func `the full name leaves out a missing name`(firstName: String?, lastName: String?, fullName: String) {
            let props = scene.props(of: .make(firstName: firstName, lastName: lastName))

            #expect(props.map(\.fullName) == [fullName])
        }
    }

    struct Albums {
        let scene = ArtistScene()

        @Test(arguments: zip([0, 1, 2, 12, 21], ["No albums", "1 album", "2 albums", "12 albums", "21 albums"]))
        func `no, one and many albums each have their own text`(count: Int, text: String) {
            let props = scene.props(of: .make(numberOfAlbums: count))

            #expect(props.map(\.numberOfAlbums) == [text])
        }
    }

    struct Followers {
        let scene = ArtistScene()

        @Test(arguments: [
            (0, "0"), (999, "999"),
            (1_000, "1K"), (1_099, "1K"), (1_100, "1.1K"), (1_250, "1.2K"), (12_000, "12K"), (999_950, "999.9K"),
            (1_000_000, "1M"), (1_250_000, "1.2M"), (73_999_999, "73.9M"),
        ])
        func `followers are shortened and never rounded up`(count: Int, text: String) {
            let props = scene.props(of: .make(numberOfFollowers: count))

            #expect(props.map(\.numberOfFollowers) == [text])
        }
    }

    @Test func `a loaded view is rendered once with every text`() {
        let presenter = scene.makePresenter(.make())
        let renderedBeforeLoading = scene.component.rendered

        presenter.onViewLoaded()

        let props = ArtistDetailProps(
            title: "Artist",
            fullName: "Mercedes Sosa",
            numberOfAlbums: "40 albums",
            numberOfFollowers: "1.2K"
        )
        #expect(renderedBeforeLoading == [], "the presenter should render nothing before the view has loaded")
        #expect(scene.component.rendered == [props], "the presenter should render a loaded view once")
    }

    @Test func `edit calls the wireframe once with the artist and renders nothing`() {
        let presenter = scene.makePresenter(.make())
        presenter.onViewLoaded()

        presenter.onEdit()

        #expect(scene.wireframe.calls == [.edit(.make())])
        #expect(scene.component.rendered.count == 1, "the presenter should render nothing until the user saves")
    }

    @Test func `a canceled edit changes nothing for the next one`() {
        let presenter = scene.makePresenter(.make())
        presenter.onViewLoaded()

        presenter.onEdit()
        presenter.onEdit()

        #expect(scene.wireframe.calls == [.edit(.make()), .edit(.make())])
    }

    @Test func `each saved edit is rendered once, whatever it changes`() {
        let presenter = scene.makePresenter(.make())
        let edits: [Artist] = [
            .make(lastName: nil),
            .make(lastName: nil, numberOfAlbums: 41),
            .make(lastName: nil, numberOfAlbums: 41, numberOfFollowers: 2_000),
        ]
        presenter.onViewLoaded()

        for edited in edits {
            presenter.onEdit()
            scene.wireframe.save(edited)
        }

        let texts = scene.component.rendered.map { [$0.fullName, $0.numberOfAlbums, $0.numberOfFollowers] }
        #expect(
            texts == [
                ["Mercedes Sosa", "40 albums", "1.2K"], ["Mercedes", "40 albums", "1.2K"],
                ["Mercedes", "41 albums", "1.2K"], ["Mercedes", "41 albums", "2K"],
            ]
        )
    }

    @Test func `a saved edit is rendered once, and the next edit starts from it`() {
        let presenter = scene.makePresenter(.make())
        let edited = Artist.make(firstName: "Violeta", lastName: "Parra")
        presenter.onViewLoaded()

        presenter.onEdit()
        scene.wireframe.save(edited)
        presenter.onEdit()

        #expect(scene.component.rendered.map(\.fullName) == ["Mercedes Sosa", "Violeta Parra"])
        #expect(scene.wireframe.calls == [.edit(.make()), .edit(edited)])
    }

    @Test func `the presenter does not retain its component`() {
        let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: scene.wireframe)
        var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
        weak let released = component
        presenter.component = component
        presenter.onViewLoaded()
        #expect(component?.rendered.count == 1, "the presenter should render to its component")

        component = nil

        #expect(released == nil, "the presenter should have only a weak reference to its component")
    }

    @Test func `an open editor does not retain the presenter`() {
        var presenter: ArtistDetailPresenterImp? = scene.makePresenter(.make())
        weak let released = presenter
        presenter?.onViewLoaded()
        presenter?.onEdit()
        #expect(scene.wireframe.calls == [.edit(.make())], "edit should open the editor")

        presenter = nil

        #expect(released == nil, "the wireframe's closure should capture the presenter weakly")
    }
}
