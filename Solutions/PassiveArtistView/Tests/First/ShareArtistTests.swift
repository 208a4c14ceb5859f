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
            view.loadViewIfNeeded()

            #expect(presenter.calls == [.onViewLoaded])
        }

        @Test func `the view has loaded when it notifies its presenter`() {
            var wasLoaded = false
            presenter.duringOnViewLoaded = { [weak view] in wasLoaded = view?.isViewLoaded == true }

            view.loadViewIfNeeded()

            #expect(wasLoaded)
        }

        @Test(arguments: [false, true])
        func `a view that appears again does not notify its presenter again`(animated: Bool) {
            view.appear(animated: animated)
            view.disappear(animated: animated)

            view.appear(animated: animated)

            #expect(presenter.calls == [.onViewLoaded])
        }

        @Test func `a tap on share notifies the presenter once`() {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare])
        }

        @Test func `a second tap notifies the presenter again`() {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))
            view.tapShare()

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare, .onShare])
        }

        @Test func `a tap notifies only the presenter of its own view`() {
            let otherPresenter = ShareArtistPresenterSpy()
            let otherView = ShareArtistViewController(presenter: otherPresenter)
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))
            otherView.loadViewIfNeeded()

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare])
            #expect(otherPresenter.calls == [.onViewLoaded])
        }

        @Test func `only touchUpInside notifies the presenter`() {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))

            view.shareButton.sendActions(for: [.touchDown, .touchUpOutside, .touchCancel, .primaryActionTriggered])

            #expect(presenter.calls == [.onViewLoaded])
        }

        @Test(arguments: ["Björk & A$AP, 100 %, with Capitals ", String(repeating: "la ", count: 99)])
        func `a rendered line is shown as it is`(line: String) {
            view.loadViewIfNeeded()

            view.render(ShareArtistProps(line: line, canShare: true))

            #expect(view.shownLine == line)
        }

        @Test(arguments: [("first line", "second line"), ("a line", ""), ("", "a line")])
        func `the next line replaces the line before`(first: String, second: String) {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: first, canShare: true))

            view.render(ShareArtistProps(line: second, canShare: false))

            #expect(view.shownLine == second)
        }

        @Test(arguments: [("a line", true), ("a line", false), ("", true), ("", false)])
        func `canShare enables or disables the button`(line: String, canShare: Bool) {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: line, canShare: !canShare))

            view.render(ShareArtistProps(line: line, canShare: canShare))

            #expect(view.shareButton.isEnabled == canShare)
        }

        @Test func `a tap changes nothing on the screen`() {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))

            view.tapShare()

            #expect(view.shownLine == "a line")
            #expect(view.shareButton.isEnabled && !view.shareButton.isHidden)
        }

        @Test func `what the presenter renders at a tap stays`() {
            presenter.duringOnShare = { [weak view] in
                view?.render(ShareArtistProps(line: "another line", canShare: false))
            }
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))

            view.tapShare()

            #expect(view.shownLine == "another line")
            #expect(!view.shareButton.isEnabled)
        }

        @Test func `a tap does not change the title of the button`() {
            view.loadViewIfNeeded()
            view.render(ShareArtistProps(line: "a line", canShare: true))
            view.shareButton.setTitle("Send", for: .normal)

            view.tapShare()

            #expect(presenter.calls == [.onViewLoaded, .onShare])
            #expect(view.shareButton.currentTitle == "Send")
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

        @Test(arguments: [
            ("k.d.", "lang", "k.d. lang, 40 albums, 1250 followers"),
            ("A$AP", "Rocky", "A$AP Rocky, 40 albums, 1250 followers"),
            ("Duran", "Duran", "Duran Duran, 40 albums, 1250 followers"),
            ("Sammy", "Davis, Jr.", "Sammy Davis, Jr., 40 albums, 1250 followers"),
        ])
        func `a loaded view gets one line`(first: String, last: String, line: String) {
            let artist = Artist(id: 7, firstName: first, lastName: last, numberOfAlbums: 40, numberOfFollowers: 1_250)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.line) == [line])
        }

        @Test(
            arguments: [
                ("Björk", nil, "Björk, 2 albums, 5 followers"),
                (nil, "Prince", "Prince, 2 albums, 5 followers"),
                (nil, nil, "2 albums, 5 followers"),
            ] as [(String?, String?, String)]
        )
        func `a missing name is left out, with its comma`(first: String?, last: String?, line: String) {
            let artist = Artist(id: 7, firstName: first, lastName: last, numberOfAlbums: 2, numberOfFollowers: 5)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.line) == [line])
        }

        @Test(arguments: [
            (1, 2, "Björk, 1 album, 2 followers"),
            (21, 1, "Björk, 21 albums, 1 follower"),
            (1_000, 1_250_000, "Björk, 1000 albums, 1250000 followers"),
        ])
        func `only one is singular`(albums: Int, followers: Int, line: String) {
            let artist = Artist(id: 7, firstName: "Björk", numberOfAlbums: albums, numberOfFollowers: followers)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.line) == [line])
        }

        @Test(
            arguments: [
                ("Björk", 0, 21, "Björk, 21 followers"), ("Björk", 2, 0, "Björk, 2 albums"), ("Björk", 0, 0, "Björk"),
                (nil, 0, 21, "21 followers"), (nil, 2, 0, "2 albums"),
            ] as [(String?, Int, Int, String)]
        )
        func `zero is left out, with its comma`(name: String?, albums: Int, followers: Int, line: String) {
            let artist = Artist(id: 7, firstName: name, numberOfAlbums: albums, numberOfFollowers: followers)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.line) == [line])
        }

        @Test(
            arguments: [("Björk", nil, true), (nil, "Prince", true), (nil, nil, false)] as [(String?, String?, Bool)]
        )
        func `an artist with any name can be shared`(first: String?, last: String?, canShare: Bool) {
            let artist = Artist(id: 7, firstName: first, lastName: last, numberOfAlbums: 40, numberOfFollowers: 1_250)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered.map(\.canShare) == [canShare])
        }

        @Test func `an artist without counts can be shared`() {
            let artist = Artist(id: 7, lastName: "Prince", numberOfAlbums: 0, numberOfFollowers: 0)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered == [ShareArtistProps(line: "Prince", canShare: true)])
        }

        @Test func `an artist of whom nothing is known has no line to share`() {
            let artist = Artist(id: 7, numberOfAlbums: 0, numberOfFollowers: 0)
            let presenter = makePresenter(artist)

            presenter.onViewLoaded()

            #expect(component.rendered == [ShareArtistProps(line: "", canShare: false)])
        }

        @Test(arguments: [(40, "Prince, 40 albums, 40 followers"), (0, "Prince")])
        func `a tap shares the line once`(count: Int, line: String) {
            let artist = Artist(id: 7, lastName: "Prince", numberOfAlbums: count, numberOfFollowers: count)
            let presenter = makePresenter(artist)
            presenter.onViewLoaded()

            presenter.onShare()

            #expect(wireframe.shared == [line])
        }

        @Test func `a tap shares the line of its own artist`() {
            let otherArtist = Artist(id: 8, firstName: "Björk", numberOfAlbums: 0, numberOfFollowers: 0)
            let otherPresenter = makePresenter(otherArtist)
            let presenter = makePresenter(Artist(id: 7, lastName: "Prince", numberOfAlbums: 0, numberOfFollowers: 0))
            presenter.onViewLoaded()
            otherPresenter.onViewLoaded()

            presenter.onShare()

            #expect(wireframe.shared == ["Prince"])
        }

        @Test func `the next tap shares the line again`() {
            let artist = Artist(id: 7, lastName: "Prince", numberOfAlbums: 0, numberOfFollowers: 0)
            let presenter = makePresenter(artist)
            presenter.onViewLoaded()
            presenter.onShare()

            presenter.onShare()

            #expect(wireframe.shared == ["Prince", "Prince"])
        }

        @Test func `a tap renders nothing`() {
            let artist = Artist(id: 7, lastName: "Prince", numberOfAlbums: 0, numberOfFollowers: 0)
            let presenter = makePresenter(artist)
            presenter.onViewLoaded()

            presenter.onShare()

            #expect(component.rendered == [ShareArtistProps(line: "Prince", canShare: true)])
        }

        private func makePresenter(_ artist: Artist) -> ShareArtistPresenterImp {
            let presenter = ShareArtistPresenterImp(artist: artist, wireframe: wireframe)
            presenter.component = component
            return presenter
        }
    }

    struct Screen {
        let prince = Artist(id: 7, lastName: "Prince", numberOfAlbums: 39, numberOfFollowers: 5)

        @Test func `a loaded screen shows the line, ready to share`() {
            let scene = ShareArtistScene(artist: prince)

            scene.view.loadViewIfNeeded()

            #expect(scene.view.shownLine == "Prince, 39 albums, 5 followers")
            #expect(scene.view.shareButton.isEnabled)
        }

        @Test func `a screen that appears again shows the same`() {
            let scene = ShareArtistScene(artist: prince)
            scene.view.appear()
            scene.view.disappear()

            scene.view.appear()

            #expect(scene.view.shownLine == "Prince, 39 albums, 5 followers")
            #expect(scene.view.shareButton.isEnabled)
        }

        @Test func `a tap shares the line on the screen`() {
            let scene = ShareArtistScene(artist: prince)
            scene.view.loadViewIfNeeded()

            scene.view.tapShare()

            #expect(scene.wireframe.shared == ["Prince, 39 albums, 5 followers"])
        }

        @Test func `the view is released with its presenter`() async {
            var view: ShareArtistViewController? = ShareArtistScene(artist: prince).view
            weak let releasedView = view
            weak let releasedPresenter = view?.presenter
            view?.loadViewIfNeeded()
            view?.tapShare()

            view = nil
            await settleUIKit()

            #expect(releasedView == nil)
            #expect(releasedPresenter == nil)
        }

        @Test func `the view is released when nobody has tapped`() async throws {
            var view: ShareArtistViewController? = ShareArtistScene(artist: prince).view
            weak let released = view
            view?.loadViewIfNeeded()
            try #require(view?.shownLine == "Prince, 39 albums, 5 followers")

            view = nil
            await settleUIKit()

            #expect(released == nil)
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
            let presenter = ShareArtistPresenterImp(artist: prince, wireframe: try #require(wireframe))
            presenter.onViewLoaded()
            wireframe = nil

            presenter.onShare()

            #expect(retained?.shared == ["Prince, 39 albums, 5 followers"])
        }
    }
}
