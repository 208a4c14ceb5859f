import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// From the outside in: the tests of the view, then those of the presenter that it calls, then both together.
struct ShareArtistTests {
    struct View {
        let presenter = ShareArtistPresenterSpy()

        @Test func `a loaded view notifies its presenter once, and not before`() {
            let view = ShareArtistViewController(presenter: presenter)
            let callsBeforeLoading = presenter.calls

            view.loadViewIfNeeded()

            #expect(callsBeforeLoading == [])
            #expect(presenter.calls == [.onViewLoaded])
        }

        @Test func `each tap on share notifies the presenter once`() {
            let view = ShareArtistViewController(presenter: presenter)
            view.loadViewIfNeeded()
            for line in ["a line", "another line"] { view.render(ShareArtistProps(line: line, canShare: true)) }

            view.tapShare()
            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare, .onShare])
        }

        @Test func `each render replaces the line, and only canShare enables the button`() {
            let view = ShareArtistViewController(presenter: presenter)
            let renders = [
                ("A line, with Capitals ", true), ("another line", false), ("another line", true), ("", true),
                ("a last line", false),
            ].map(ShareArtistProps.init)
            view.loadViewIfNeeded()

            let shown = renders.map { props in
                view.render(props)
                return view.shown
            }

            #expect(shown == renders)
        }
    }

    struct Presenter {
        let scene = ShareArtistScene()

        @Test(
            arguments: [
                ("k.d.", "lang", "k.d. lang, 40 albums, 1250 followers"),
                ("Björk", nil, "Björk, 40 albums, 1250 followers"),
                (nil, "Prince", "Prince, 40 albums, 1250 followers"),
                (nil, nil, "40 albums, 1250 followers"),
            ] as [(String?, String?, String)]
        )
        func `a loaded view gets one line, which leaves out a missing name`(
            firstName: String?,
            lastName: String?,
            line: String
        ) {
            let props = scene.props(of: .make(firstName: firstName, lastName: lastName))

            #expect(props.map(\.line) == [line])
        }

        @Test(arguments: [
            (1, 2, "Mercedes Sosa, 1 album, 2 followers"),
            (21, 1, "Mercedes Sosa, 21 albums, 1 follower"),
            (0, 21, "Mercedes Sosa, 21 followers"),
            (2, 0, "Mercedes Sosa, 2 albums"),
            (0, 0, "Mercedes Sosa"),
        ])
        func `only one is singular, and zero is left out`(albums: Int, followers: Int, line: String) {
            let props = scene.props(of: .make(numberOfAlbums: albums, numberOfFollowers: followers))

            #expect(props.map(\.line) == [line])
        }

        @Test(
            arguments: [
                ("Björk", nil, 0, "Björk", true), (nil, "Prince", 0, "Prince", true),
                (nil, nil, 40, "40 albums, 40 followers", false), (nil, nil, 0, "", false),
            ] as [(String?, String?, Int, String, Bool)]
        )
        func `an artist with any name can be shared`(
            firstName: String?,
            lastName: String?,
            count: Int,
            line: String,
            canShare: Bool
        ) {
            let artist = Artist.make(
                firstName: firstName,
                lastName: lastName,
                numberOfAlbums: count,
                numberOfFollowers: count
            )

            #expect(scene.props(of: artist) == [ShareArtistProps(line: line, canShare: canShare)])
        }
    }

    let scene = ShareArtistScene()

    @Test(arguments: [(40, "Mercedes Sosa, 40 albums, 40 followers"), (0, "Mercedes Sosa")])
    func `each tap shares the line on the screen once`(count: Int, line: String) {
        let screen = scene.makeScreen(.make(numberOfAlbums: count, numberOfFollowers: count))

        screen.tapShare()
        screen.tapShare()

        #expect(screen.shown == ShareArtistProps(line: line, canShare: true))
        #expect(scene.wireframe.shared == [line, line])
    }

    @Test func `the view and its presenter are released together`() async {
        var screen: ShareArtistViewController? = scene.makeScreen(.make())
        weak let view = screen
        weak let presenter = screen?.presenter
        #expect(screen?.lineLabel.text?.isEmpty == false, "view and presenter should be connected")

        screen = nil
        await settleUIKit()

        #expect(view == nil, "the presenter and the action of the button should have weak references to the view")
        #expect(presenter == nil, "only the view should retain the presenter")
    }
}
