import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The edge cases of step 2. Each name begins with its rule in the guide, and each row of a table is one case.
struct ArtistDetailRenderingEdgeCases {
    let presenter = ArtistDetailPresenterSpy()
    let view: ArtistDetailViewController
    let props = ArtistDetailProps(
        title: "Artist",
        fullName: "Prince",
        numberOfAlbums: "39 albums",
        numberOfFollowers: "5M"
    )

    init() {
        view = ArtistDetailViewController(presenter: presenter)
    }

    // MARK: As they are

    @Test(
        arguments: Place.allCases,
        [
            ("spaces", " two  spaces\t"),
            ("letters", "Small and CAPITAL, 아이유, Ørsted, ß 👩‍🎤"),
            ("lines", "\n3 lines\nof\ntext\n"),
            ("signs", "Björk's & <b>\"Co\"</b> -- *100 %* (c)..."),
            ("zero", "0"),
            ("none", "No albums"),
            ("a number", "01234567"),
            ("long", String(repeating: "La ", count: 1_000)),
        ]
    )
    func `As they are: the screen shows each text as it is`(place: Place, row: (kind: String, text: String)) {
        view.loadViewIfNeeded()

        view.render(props.with(row.text, in: place))

        #expect(place.text(on: view) == row.text, "the screen should show this text as it is")
    }

    // MARK: Replace

    @Test(arguments: [
        ["changed", "Prince", "39 albums", "5M"],
        ["Artist", "changed", "39 albums", "5M"],
        ["Artist", "Prince", "changed", "5M"],
        ["Artist", "Prince", "39 albums", "changed"],
        ["Artist", "Prince", "5M", "39 albums"],
        ["Prince", "Prince", "Prince", "Prince"],
        ["ARTIST", "PRINCE", "39 Albums", "5m"],
        ["Art", "Prince Rogers", "9 albums", "5M+"],
    ])
    func `Replace: a render may change one text or swap two`(texts: [String]) {
        view.loadViewIfNeeded()
        view.render(props)

        view.render(.init(title: texts[0], fullName: texts[1], numberOfAlbums: texts[2], numberOfFollowers: texts[3]))

        #expect(view.readScreen() == texts, "the screen should show the four texts of the second render")
    }

    // MARK: Empty

    @Test(arguments: [
        ([Place.title], ["Prince", "39 albums", "5M"]),
        ([.fullName], ["Artist", "39 albums", "5M"]),
        ([.numberOfAlbums], ["Artist", "Prince", "5M"]),
        ([.numberOfFollowers], ["Artist", "Prince", "39 albums"]),
        (Place.allCases, []),
    ])
    func `Empty: an empty text shows nothing`(places: [Place], screen: [String]) {
        view.loadViewIfNeeded()
        view.render(props)

        view.render(places.reduce(props) { $0.with("", in: $1) })

        #expect(view.readScreen() == screen, "the screen should show only the other texts")
    }

    @Test(arguments: [[.title], [.fullName], [.numberOfAlbums], [.numberOfFollowers], Place.allCases])
    func `Empty: the next text of an empty place is visible again`(places: [Place]) {
        presenter.duringOnViewLoaded = { [weak view, props] in
            view?.render(props)
            view?.render(places.reduce(props) { $0.with("", in: $1) })
        }
        view.appear()

        view.render(props)

        #expect(
            view.readScreen() == ["Artist", "Prince", "39 albums", "5M"],
            "a label that is hidden while it is empty should be shown again with its next text"
        )
    }

    // MARK: Before loading

    @Test func `Before loading: only the last render counts`() {
        view.render(props.with("Musician", in: .title))
        view.render(props.with("", in: .fullName))

        view.loadViewIfNeeded()

        #expect(view.readScreen() == ["Artist", "39 albums", "5M"], "the loaded view should show the last render")
    }

    @Test func `Before loading: a render does not load the view`() {
        view.render(props)
        let wasLoadedByRender = view.isViewLoaded

        view.loadViewIfNeeded()

        #expect(!wasLoadedByRender, "render should not load the view: any access to view loads it")
        #expect(view.fullNameLabel.text == "Prince", "the loaded view should show what was rendered before")
    }

    // MARK: Last

    @Test func `Last: a render at the load replaces the empty texts before the load`() {
        view.render(.init(title: "", fullName: "", numberOfAlbums: "", numberOfFollowers: ""))
        presenter.duringOnViewLoaded = { [weak view, props] in view?.render(props) }

        view.loadViewIfNeeded()

        #expect(
            view.readScreen() == ["Artist", "Prince", "39 albums", "5M"],
            "the screen should show the last render, which is the one in onViewLoaded()"
        )
    }

    @Test func `Last: a render during a tap on edit is on the screen`() throws {
        view.loadViewIfNeeded()
        presenter.duringOnEdit = { [weak view, props] in view?.render(props) }

        try view.tapEdit()

        #expect(view.readScreen() == ["Artist", "Prince", "39 albums", "5M"], "the render in onEdit() is the last one")
    }

    @Test func `Last: the texts are the same when the user comes back from the editor`() throws {
        view.render(props.with("Mercedes Sosa", in: .fullName))
        view.appear()
        view.render(props.with("Musician", in: .title))
        try view.tapEdit()
        view.disappear(animated: true)

        view.appear(animated: true)

        #expect(
            view.readScreen() == ["Musician", "Prince", "39 albums", "5M"],
            "the user has changed nothing, so the screen should show the last render again"
        )
    }

    @Test func `Last: a render while the user is away is on the screen`() {
        view.render(.init(title: "Musician", fullName: "Björk", numberOfAlbums: "9 albums", numberOfFollowers: "1.2K"))
        view.appear()
        view.disappear()
        view.render(props.with("Mercedes Sosa", in: .fullName))
        view.render(props)

        view.appear()

        #expect(
            view.readScreen() == ["Artist", "Prince", "39 albums", "5M"],
            "the screen should show what was rendered while another screen covered it, such as a saved edit"
        )
    }

    @Test func `Last: a render below a presented editor is on the screen`() {
        let window = UIWindow()
        window.rootViewController = view
        window.isHidden = false
        view.render(props.with("Mercedes Sosa", in: .fullName))
        view.present(UIViewController(), animated: false)

        view.render(props)
        view.dismiss(animated: false)

        #expect(
            view.readScreen() == ["Artist", "Prince", "39 albums", "5M"],
            "the screen should show what was rendered while an editor covered it, such as a saved edit"
        )
    }
}
