import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// From the outside in: the tests of the view, then those of the presenter that it calls, then both together.
struct ShareArtistTests {
    struct View {
        let presenter = ShareArtistPresenterSpy()
        let view: ShareArtistViewController

        init() {
            view = ShareArtistViewController(presenter: presenter)
        }

        @Test func `a loaded view notifies its presenter once`() {
            #expect(presenter.calls == [], "nothing should happen before the view has loaded")

            view.loadViewIfNeeded()

            #expect(presenter.calls == [.onViewLoaded])
        }

        @Test func `a tap on share notifies the presenter once`() {
            view.loadViewIfNeeded()

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare])
        }

        @Test func `a second tap notifies the presenter again`() {
            view.loadViewIfNeeded()
            view.tapShare()

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare, .onShare])
        }

        @Test func `a touch that is not a tap does not notify the presenter`() {
            view.loadViewIfNeeded()

            view.shareButton.sendActions(for: [.touchDown, .touchUpOutside, .touchCancel, .primaryActionTriggered])

            #expect(presenter.calls == [.onViewLoaded])
        }

        @Test func `a rendered line is shown as it is`() {
            view.loadViewIfNeeded()

            view.render(ShareArtistProps(line: "A line, with Capitals ", canShare: true))

            #expect(view.shownLine == "A line, with Capitals ")
        }

        @Test(arguments: zip(["a line", "a line", ""], ["another line", "", "a line"]))
        func `the next line replaces the line before`(first: String, second: String) throws {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: first, canShare: true))
            try #require(view.shownLine == first)

            view.render(ShareArtistProps(line: second, canShare: true))

            #expect(view.shownLine == second)
        }

        @Test(arguments: ["a line", ""])
        func `a button that could not share is enabled when it can`(line: String) throws {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: line, canShare: false))
            try #require(!view.shareButton.isEnabled)

            view.render(ShareArtistProps(line: line, canShare: true))

            #expect(view.shareButton.isEnabled)
        }

        @Test(arguments: ["a line", ""])
        func `a button that could share is disabled when it cannot`(line: String) {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: line, canShare: true))

            view.render(ShareArtistProps(line: line, canShare: false))

            #expect(!view.shareButton.isEnabled)
        }

        @Test func `two renders do not make a tap count twice`() {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))
            view.render(ShareArtistProps(line: "another line", canShare: true))

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare])
        }
    }

    struct Presenter {
        let component = ShareArtistComponentSpy()
        let wireframe = ShareArtistWireframeSpy()

        @Test(
            arguments: [
                ("k.d.", "lang", "k.d. lang, 40 albums, 1250 followers"),
                ("Björk", nil, "Björk, 40 albums, 1250 followers"),
                (nil, "Prince", "Prince, 40 albums, 1250 followers"),
                (nil, nil, "40 albums, 1250 followers"),
            ] as [(String?, String?, String)]
        )
        func `a loaded view gets one line`(firstName: String?, lastName: String?, line: String) {
            let presenter = makePresenter(.make(firstName: firstName, lastName: lastName))

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.line) == [line])
        }

        @Test(arguments: [
            (1, 2, "Mercedes Sosa, 1 album, 2 followers"),
            (21, 1, "Mercedes Sosa, 21 albums, 1 follower"),
            (0, 21, "Mercedes Sosa, 21 followers"),
            (2, 0, "Mercedes Sosa, 2 albums"),
            (0, 0, "Mercedes Sosa"),
        ])
        func `only one is singular, zero is left out`(albums: Int, followers: Int, line: String) {
            let presenter = makePresenter(.make(numberOfAlbums: albums, numberOfFollowers: followers))

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.line) == [line])
        }

        @Test(
            arguments: [("Björk", nil, true), (nil, "Prince", true), (nil, nil, false)] as [(String?, String?, Bool)]
        )
        func `an artist with any name can be shared`(firstName: String?, lastName: String?, canShare: Bool) {
            let presenter = makePresenter(.make(firstName: firstName, lastName: lastName))

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.canShare) == [canShare])
        }

        @Test func `an artist without counts can be shared`() {
            let presenter = makePresenter(.make(numberOfAlbums: 0, numberOfFollowers: 0))

            presenter.onViewLoaded()

            #expect(component.rendered == [ShareArtistProps(line: "Mercedes Sosa", canShare: true)])
        }

        @Test func `an artist of whom nothing is known has no line to share`() {
            let artist = Artist.make(firstName: nil, lastName: nil, numberOfAlbums: 0, numberOfFollowers: 0)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered == [ShareArtistProps(line: "", canShare: false)])
        }

        @Test(arguments: zip([40, 0], ["Mercedes Sosa, 40 albums, 40 followers", "Mercedes Sosa"]))
        func `a tap shares the line once`(count: Int, line: String) {
            let presenter = makePresenter(.make(numberOfAlbums: count, numberOfFollowers: count))
            presenter.onViewLoaded()

            presenter.onShare()

            #expect(wireframe.shared == [line])
        }

        @Test func `a tap renders nothing`() {
            let presenter = makePresenter(.make(numberOfAlbums: 0, numberOfFollowers: 0))
            presenter.onViewLoaded()

            presenter.onShare()

            #expect(component.rendered == [ShareArtistProps(line: "Mercedes Sosa", canShare: true)])
        }

        private func makePresenter(_ artist: Artist) -> ShareArtistPresenterImp {
            let presenter = ShareArtistPresenterImp(artist: artist, wireframe: wireframe)
            presenter.component = component
            return presenter
        }
    }

    struct Screen {
        @Test func `a loaded screen shows the line, ready to share`() {
            let scene = ShareArtistScene(artist: .make())

            scene.view.loadViewIfNeeded()

            #expect(scene.view.shownLine == "Mercedes Sosa, 40 albums, 1250 followers")
            #expect(scene.view.shareButton.isEnabled)
        }

        @Test func `a tap shares the line on the screen`() {
            let scene = ShareArtistScene(artist: .make())
            scene.view.loadViewIfNeeded()

            scene.view.tapShare()

            #expect(scene.wireframe.shared == ["Mercedes Sosa, 40 albums, 1250 followers"])
        }

        @Test func `the screen and its presenter are released together`() async throws {
            var view: ShareArtistViewController? = ShareArtistScene(artist: .make()).view
            weak let releasedView = view
            weak let releasedPresenter = view?.presenter
            view?.loadViewIfNeeded()
            try #require(view?.shownLine.isEmpty == false, "view and presenter should be connected")

            view = nil
            await settleUIKit()

            #expect(releasedView == nil)
            #expect(releasedPresenter == nil)
        }

        @Test func `the view retains its presenter`() throws {
            var presenter: ShareArtistPresenterSpy? = ShareArtistPresenterSpy()
            weak let retained = presenter
            let view = ShareArtistViewController(presenter: try #require(presenter))
            presenter = nil

            view.loadViewIfNeeded()

            #expect(retained?.calls == [.onViewLoaded])
        }

        @Test func `the presenter retains its wireframe`() throws {
            var wireframe: ShareArtistWireframeSpy? = ShareArtistWireframeSpy()
            weak let retained = wireframe
            let presenter = ShareArtistPresenterImp(artist: .make(), wireframe: try #require(wireframe))
            presenter.onViewLoaded()
            wireframe = nil

            presenter.onShare()

            #expect(retained?.shared == ["Mercedes Sosa, 40 albums, 1250 followers"])
        }
    }
}
