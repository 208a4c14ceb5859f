import Testing

@testable import PassiveArtistView

@MainActor
struct ArtistDetailPresenterImpTests {
    let component = ArtistDetailComponentSpy()
    let wireframe = ArtistDetailWireframeSpy()

    @Test func `a loaded view is rendered once with every text`() {
        let presenter = makePresenter(.make())
        let renderedBeforeLoading = component.rendered

        presenter.onViewLoaded()

        let props = ArtistDetailProps(
            title: "Artist",
            fullName: "Mercedes Sosa",
            numberOfAlbums: "40 albums",
            numberOfFollowers: "1.2K"
        )
        #expect(renderedBeforeLoading == [], "the presenter should render nothing before the view has loaded")
        #expect(component.rendered == [props], "the presenter should render a loaded view once")
    }

    @Test(
        arguments: [
            ("Mercedes", "Sosa", "Mercedes Sosa"),
            ("Björk", nil, "Björk"),
            (nil, "Prince", "Prince"),
        ] as [(String?, String?, String)]
    )
    func `the full name leaves out a missing name`(firstName: String?, lastName: String?, fullName: String) {
        let presenter = makePresenter(.make(firstName: firstName, lastName: lastName))

        presenter.onViewLoaded()

        #expect(component.rendered.map(\.fullName) == [fullName])
    }

    @Test(arguments: [(0, "No albums"), (1, "1 album"), (2, "2 albums"), (12, "12 albums")])
    func `the number of albums is a text with the correct plural`(count: Int, text: String) {
        let presenter = makePresenter(.make(numberOfAlbums: count))

        presenter.onViewLoaded()

        #expect(component.rendered.map(\.numberOfAlbums) == [text])
    }

    @Test(arguments: [
        (0, "0"), (999, "999"),
        (1_000, "1K"), (1_099, "1K"), (1_100, "1.1K"), (1_250, "1.2K"), (12_000, "12K"), (999_950, "999.9K"),
        (1_000_000, "1M"), (1_250_000, "1.2M"), (73_999_999, "73.9M"),
    ])
    func `followers are shortened and never rounded up`(count: Int, text: String) {
        let presenter = makePresenter(.make(numberOfFollowers: count))

        presenter.onViewLoaded()

        #expect(component.rendered.map(\.numberOfFollowers) == [text])
    }

    @Test func `edit calls the wireframe once with the artist`() {
        let presenter = makePresenter(.make())

        presenter.onEdit()

        #expect(wireframe.editedArtists == [.make()])
        #expect(component.rendered == [], "the presenter should render nothing until the user saves")
    }

    @Test func `a saved edit is rendered, and the next edit starts from it`() {
        let presenter = makePresenter(.make())
        let edited = Artist.make(firstName: "Violeta", lastName: "Parra")
        presenter.onViewLoaded()

        presenter.onEdit()
        wireframe.save(edited)
        presenter.onEdit()

        #expect(component.rendered.map(\.fullName) == ["Mercedes Sosa", "Violeta Parra"])
        #expect(wireframe.editedArtists == [.make(), edited])
    }

    @Test func `the presenter does not retain its component`() {
        let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
        var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
        weak let released = component
        presenter.component = component
        presenter.onViewLoaded()
        #expect(component?.rendered.count == 1, "the presenter should render to its component")

        component = nil

        #expect(released == nil, "the presenter should have only a weak reference to its component")
    }

    @Test func `an open editor does not retain the presenter`() {
        var presenter: ArtistDetailPresenterImp? = makePresenter(.make())
        weak let released = presenter
        presenter?.onEdit()
        #expect(wireframe.editedArtists.count == 1, "edit should open the editor")

        presenter = nil
        wireframe.save(.make(firstName: "Violeta"))

        #expect(released == nil, "the wireframe's closure should capture the presenter weakly")
        #expect(component.rendered == [], "the presenter should render nothing after it is released")
    }

    private func makePresenter(_ artist: Artist) -> ArtistDetailPresenterImp {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        presenter.component = component
        return presenter
    }
}
