import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ShareArtistViewChecks {
    let presenter = ShareArtistPresenterSpy()
    let view: ShareArtistViewController

    init() {
        view = ShareArtistViewController(presenter: presenter)
    }

    @Test func `Forward: the presenter learns that its view has loaded, once`() {
        view.loadViewIfNeeded()

        #expect(presenter.calls == [.onViewLoaded], "the view should call onViewLoaded() once, when it has loaded")
    }

    @Test func `Forward: the view is there when its presenter learns that it has loaded`() {
        var wasLoaded = false
        presenter.whenLoaded = { [weak view] in wasLoaded = view?.isViewLoaded == true }

        view.loadViewIfNeeded()

        #expect(wasLoaded, "the view should call onViewLoaded() in viewDidLoad(): init and loadView() are too early")
    }

    @Test(arguments: [false, true])
    func `Forward: a view that appears again does not call its presenter`(animated: Bool) {
        view.loadViewIfNeeded()
        view.appear(animated: animated)
        view.disappear(animated: animated)

        view.appear(animated: animated)

        #expect(presenter.calls == [.onViewLoaded], "the view should not call its presenter when it appears")
    }

    @Test(arguments: ["", "a line"])
    func `Forward: the presenter learns of a tap on the button, once`(line: String) {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: line, canShare: true))

        view.shareButton.sendActions(for: .touchUpInside)

        #expect(presenter.calls == [.onViewLoaded, .onShare], "a tap should call onShare() once, at .touchUpInside")
    }

    @Test func `Forward: only the presenter of its own view learns of a tap`() {
        let otherPresenter = ShareArtistPresenterSpy()
        let otherView = ShareArtistViewController(presenter: otherPresenter)
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: "a line", canShare: true))
        otherView.loadViewIfNeeded()

        view.shareButton.sendActions(for: .touchUpInside)

        #expect(presenter.calls == [.onViewLoaded, .onShare], "a tap should call the presenter of its own view")
        #expect(otherPresenter.calls == [.onViewLoaded], "nobody has tapped on the other view")
    }

    @Test(arguments: [
        ("touchDown", UIControl.Event.touchDown), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ("primaryActionTriggered", .primaryActionTriggered),
    ])
    func `Forward: no other event is a tap`(name: String, event: UIControl.Event) {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: "a line", canShare: true))

        view.shareButton.sendActions(for: event)

        #expect(presenter.calls == [.onViewLoaded], "the view should call onShare() only at .touchUpInside")
    }

    @Test func `Forward: renders do not change what a tap does`() {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: "a line", canShare: true))
        view.render(ShareArtistProps(line: "another line", canShare: false))
        view.render(ShareArtistProps(line: "another line", canShare: true))

        view.shareButton.sendActions(for: .touchUpInside)

        #expect(presenter.calls == [.onViewLoaded, .onShare], "a tap should call onShare() once, after each render")
    }

    @Test func `Forward: the presenter learns of the next tap too, when the user has come back`() {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: "a line", canShare: true))
        view.appear()
        view.shareButton.sendActions(for: .touchUpInside)
        view.disappear()
        view.appear()

        view.shareButton.sendActions(for: .touchUpInside)

        #expect(presenter.calls == [.onViewLoaded, .onShare, .onShare], "each tap should call onShare() once")
    }

    @Test(arguments: [true, false])
    func `Show: the line is shown letter by letter`(canShare: Bool) {
        let line = " k.d. Lang & A$AP Björk 100 %, 1 Album,  22222 followers\n" + String(repeating: "la ", count: 99)
        view.loadViewIfNeeded()

        view.render(ShareArtistProps(line: line, canShare: canShare))

        #expect(view.shown.line == line, "lineLabel should show the line as it is")
    }

    @Test(arguments: [("first", "second"), ("second", "first"), ("first", ""), ("", "second")], [true, false])
    func `Show: the next line replaces the line`(lines: (String, String), canShare: Bool) throws {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: lines.0, canShare: true))
        try #require(view.shown.line == lines.0, "lineLabel should show the first line")

        view.render(ShareArtistProps(line: lines.1, canShare: canShare))

        #expect(view.shown.line == lines.1, "lineLabel should show the line of the last render, if it is not empty")
    }

    @Test(arguments: ["", "a line"])
    func `Show: canShare enables the button, not the line`(line: String) throws {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: line, canShare: false))
        try #require(!view.shown.canShare, "shareButton should be disabled if canShare is false")

        view.render(ShareArtistProps(line: line, canShare: true))

        #expect(view.shown.canShare, "shareButton should be enabled if canShare is true, whatever the line is")
    }

    @Test(arguments: ["", "a line"])
    func `Show: without canShare, no line enables the button`(line: String) {
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: line, canShare: true))

        view.render(ShareArtistProps(line: line, canShare: false))

        #expect(!view.shown.canShare, "shareButton should be disabled if canShare is false, whatever the line is")
    }

    @Test(arguments: [true, false])
    func `Show: what the presenter renders when the view loads stays`(canShare: Bool) {
        let props = ShareArtistProps(line: "a line", canShare: canShare)
        presenter.whenLoaded = { [weak view] in view?.render(props) }

        view.loadViewIfNeeded()

        #expect(view.shown == props, "the view should change nothing after its presenter has rendered")
    }

    @Test(arguments: [true, false])
    func `Show: what the presenter renders at a tap stays`(canShare: Bool) {
        let props = ShareArtistProps(line: "another line", canShare: canShare)
        presenter.whenShared = { [weak view] in view?.render(props) }
        view.loadViewIfNeeded()
        view.render(ShareArtistProps(line: "a line", canShare: true))

        view.shareButton.sendActions(for: .touchUpInside)

        #expect(view.shown == props, "the view should change nothing after its presenter has rendered")
    }

    @Test(arguments: [true, false], [false, true])
    func `Show: a view that appears again changes nothing`(canShare: Bool, animated: Bool) {
        let props = ShareArtistProps(line: "a line", canShare: canShare)
        view.loadViewIfNeeded()
        view.render(props)
        view.appear(animated: animated)
        view.disappear(animated: animated)

        view.appear(animated: animated)

        #expect(view.shown == props, "only a render should change the line and the button")
    }

    @Test func `Show: a tap changes nothing`() {
        let props = ShareArtistProps(line: "a line", canShare: true)
        view.loadViewIfNeeded()
        view.render(props)
        let title = view.shareButton.currentTitle

        view.shareButton.sendActions(for: .touchUpInside)

        #expect(view.shown == props, "only a render should change the line and the button")
        #expect(view.shareButton.currentTitle == title, "a tap should not change the title of the button")
    }

    @Test func `Memory: the view retains its presenter`() throws {
        var presenter: ShareArtistPresenterSpy? = ShareArtistPresenterSpy()
        weak let retained = presenter
        let view = ShareArtistViewController(presenter: try #require(presenter))
        presenter = nil

        view.loadViewIfNeeded()

        #expect(retained?.calls == [.onViewLoaded], "the view should retain its presenter, and call it")
    }

    @Test func `Memory: the button does not retain the view`() async throws {
        var view: ShareArtistViewController? = ShareArtistViewController(presenter: presenter)
        weak let released = view
        view?.loadViewIfNeeded()
        view?.render(ShareArtistProps(line: "a line", canShare: false))
        view?.render(ShareArtistProps(line: "a line", canShare: true))
        view?.shareButton.sendActions(for: .touchUpInside)
        try #require(presenter.calls == [.onViewLoaded, .onShare], "the view should call its presenter")

        view = nil
        await settleUIKit()

        #expect(released == nil, "the action of the button should not retain the view")
    }

    @Test func `Memory: only the view retains its presenter`() async throws {
        var view: ShareArtistViewController? = ShareArtistViewController(presenter: ShareArtistPresenterSpy())
        weak let released = view?.presenter as? ShareArtistPresenterSpy
        view?.loadViewIfNeeded()
        view?.render(ShareArtistProps(line: "a line", canShare: true))
        view?.shareButton.sendActions(for: .touchUpInside)
        try #require(released?.calls == [.onViewLoaded, .onShare], "the view should call its presenter")

        view = nil
        await settleUIKit()

        #expect(released == nil, "only the view should retain the presenter")
    }
}
