import Testing

@testable import PassiveArtistView

/// A nested suite for each kind of text. Run one with `--filter ArtistDetailPresenterImpTests/Followers`.
/// All tests compare whole props: what changes one text should not change the others.
struct ArtistDetailPresenterImpTests {
    let scene = ArtistScene()

    struct Names {
        let scene = ArtistScene()

        @Test(
            arguments: [
                ("Mercedes", "Sosa", "Mercedes Sosa"),
                ("k.d.", "lang", "k.d. lang"),
                (nil, "AC/DC", "AC/DC"),
                ("Duran", "Duran", "Duran Duran"),
                ("Jean-Michel", "Jarre", "Jean-Michel Jarre"),
                ("Sinéad", "O'Connor", "Sinéad O'Connor"),
                (
                    "Pablo Diego José Francisco de Paula Juan Nepomuceno", "Ruiz y Picasso",
                    "Pablo Diego José Francisco de Paula Juan Nepomuceno Ruiz y Picasso"
                ),
                ("Björk", nil, "Björk"),
                (nil, "Prince", "Prince"),
                (nil, nil, ""),
            ] as [(String?, String?, String)]
        )
        func `the full name leaves out a missing name`(firstName: String?, lastName: String?, fullName: String) {
            let props = scene.props(of: .make(firstName: firstName, lastName: lastName))

            #expect(props == [.make(fullName: fullName)])
        }
    }

    struct Albums {
        let scene = ArtistScene()

        @Test(arguments: zip([0, 1, 2, 12], ["No albums", "1 album", "2 albums", "12 albums"]))
        func `no, one and many albums each have their own text`(count: Int, text: String) {
            let props = scene.props(of: .make(numberOfAlbums: count))

            #expect(props == [.make(numberOfAlbums: text)])
        }

        @Test(arguments: [3, 11, 21, 99, 100, 101, 111, 121, 999, 1_001, 10_001, 1_234_567, .max])
        func `only one album is singular, and no digit is left out`(count: Int) {
            let props = scene.props(of: .make(numberOfAlbums: count))

            #expect(props == [.make(numberOfAlbums: "\(count) albums")])
        }
    }

    struct Followers {
        let scene = ArtistScene()

        @Test(arguments: [
            (0, "0"), (1, "1"), (999, "999"),
            (1_000, "1K"), (1_099, "1K"), (1_100, "1.1K"), (1_200, "1.2K"), (1_250, "1.2K"), (2_000, "2K"),
            (9_999, "9.9K"), (12_000, "12K"), (12_345, "12.3K"), (100_000, "100K"), (123_456, "123.4K"),
            (999_900, "999.9K"), (999_950, "999.9K"), (999_999, "999.9K"),
            (1_000_000, "1M"), (1_099_999, "1M"), (1_250_000, "1.2M"), (2_000_000, "2M"), (9_999_999, "9.9M"),
            (12_000_000, "12M"), (73_999_999, "73.9M"), (150_000_000, "150M"), (999_999_999, "999.9M"),
        ])
        func `followers are shortened and never rounded up`(count: Int, text: String) {
            let props = scene.props(of: .make(numberOfFollowers: count))

            #expect(props == [.make(numberOfFollowers: text)])
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

    @Test func `canceled edits change nothing for the next one`() {
        let presenter = scene.makePresenter(.make())
        let edited = Artist.make(lastName: "Parra")
        presenter.onViewLoaded()

        for _ in 1...3 { presenter.onEdit() }
        #expect(scene.component.rendered == [.make()], "the presenter should render nothing until the user saves")
        scene.wireframe.save(edited)
        for _ in 1...2 { presenter.onEdit() }

        #expect(
            scene.wireframe.calls == [
                .edit(.make()), .edit(.make()), .edit(.make()), .edit(edited), .edit(edited),
            ]
        )
        #expect(scene.component.rendered == [.make(), .make(fullName: "Mercedes Parra")])
    }

    @Test func `each saved edit is rendered once, whatever it changes, and the next edit starts from it`() {
        let presenter = scene.makePresenter(.make())
        let edits: [(saved: Artist, rendered: ArtistDetailProps)] = [
            (.make(lastName: nil), .make(fullName: "Mercedes")),
            (.make(), .make()),
            (.make(firstName: nil), .make(fullName: "Sosa")),
            (.make(firstName: nil, lastName: nil), .make(fullName: "")),
            (.make(firstName: "mercedes", lastName: "sosa"), .make(fullName: "mercedes sosa")),
            (.make(), .make()),
            (.make(numberOfAlbums: 39), .make(numberOfAlbums: "39 albums")),
            (.make(numberOfAlbums: 0), .make(numberOfAlbums: "No albums")),
            (.make(numberOfFollowers: 1_260), .make()),
            (.make(numberOfFollowers: 1_270), .make()),
            (.make(numberOfFollowers: 0), .make(numberOfFollowers: "0")),
            (.make(), .make()),
        ]
        presenter.onViewLoaded()

        for (saved, _) in edits {
            presenter.onEdit()
            scene.wireframe.save(saved)
        }

        #expect(scene.component.rendered == [.make()] + edits.map(\.rendered))
        #expect(scene.wireframe.calls == [.edit(.make())] + edits.dropLast().map { .edit($0.saved) })
    }

    @Test func `a save without a change does not block the next one`() {
        let presenter = scene.makePresenter(.make())
        presenter.onViewLoaded()
        presenter.onEdit()
        scene.wireframe.save(.make())
        let renders = scene.component.rendered.count

        presenter.onEdit()
        scene.wireframe.save(.make(lastName: "Parra"))

        #expect(scene.component.rendered.dropFirst(renders) == [.make(fullName: "Mercedes Parra")])
    }

    /// Without a number of saves, the view never loads.
    @Test(arguments: [nil, 0, 1, 2])
    func `the presenter does not retain its component`(saves: Int?) {
        let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: scene.wireframe)
        var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
        weak let released = component
        presenter.component = component
        if let saves { scene.openEditor(of: presenter, afterSaves: saves) }

        component = nil

        #expect(released == nil, "the presenter should have only a weak reference to its component")
    }

    @Test(arguments: 0...2)
    func `an open editor does not retain the presenter`(saves: Int) {
        var presenter: ArtistDetailPresenterImp? = scene.makePresenter(.make())
        weak let released = presenter
        presenter.map { scene.openEditor(of: $0, afterSaves: saves) }
        #expect(scene.wireframe.calls.count == saves + 1, "edit should open the editor")

        presenter = nil

        #expect(released == nil, "the wireframe's closure should capture the presenter weakly")

        let rendered = scene.component.rendered
        scene.wireframe.save(.make(lastName: "Parra"))
        #expect(scene.component.rendered == rendered, "a save on a closed screen should render nothing")
    }
}
