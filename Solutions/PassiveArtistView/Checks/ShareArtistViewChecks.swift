import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ShareArtistViewChecks {
    let presenter = ShareArtistPresenterSpy()

    @Test func `Forward: the presenter learns that its view has loaded, once and not before`() {
        let view = ShareArtistViewController(presenter: presenter)
        let callsBeforeLoading = presenter.calls
        var wasLoaded = true
        presenter.whenLoaded = { [weak view] in wasLoaded = view?.isViewLoaded == true }

        view.loadViewIfNeeded()
        let callsOnLoading = presenter.calls
        view.appearTwice()

        #expect(callsBeforeLoading == [], "the view should not call its presenter before it has loaded")
        #expect(wasLoaded, "the view should not call its presenter before it has loaded: loadView() is too early")
        #expect(callsOnLoading == [.onViewLoaded], "the view should call onViewLoaded() as soon as it has loaded")
        #expect(presenter.calls == [.onViewLoaded], "the view should not call onViewLoaded() again when it appears")
    }

    @Test(arguments: ["", "a line"])
    func `Forward: the presenter learns of each tap on the button, once`(line: String) {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()
        for canShare in [true, false, true] { view.render(ShareArtistProps(line: line, canShare: canShare)) }
        let callsBeforeTapping = presenter.calls

        view.tap()
        let callsAtFirstTap = presenter.calls.dropFirst(callsBeforeTapping.count)
        view.appearTwice { view.tap() }

        #expect(callsAtFirstTap == [.onShare], "a tap should call onShare() once, at .touchUpInside, and nothing else")
        #expect(
            presenter.calls.dropFirst(callsBeforeTapping.count) == [.onShare, .onShare, .onShare],
            "the view should call onShare() once for each of the three taps, also when the user has come back"
        )
    }

    @Test(arguments: [true, false])
    func `Show: the line is shown as it is, with capitals, commas and spaces`(canShare: Bool) {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()

        let line = " k.d. Lang, 1 Album,  22222 followers, and more than a label can show in the width of a screen "
        view.render(ShareArtistProps(line: line, canShare: canShare))

        #expect(view.shown.line == line, "lineLabel should show the line as it is")
    }

    @Test func `Show: the next line replaces the line, also when it is empty`() {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()

        let lines = ["first", "second", "third", "", "fifth", "", "seventh"]
        let shown = zip(lines, [true, true, false, false, true, true, false]).map { line, canShare in
            view.render(ShareArtistProps(line: line, canShare: canShare))
            return view.shown.line
        }

        #expect(shown == lines, "each render should replace the line in lineLabel, and show it if it is not empty")
    }

    @Test(arguments: ["", "a line"])
    func `Show: only canShare enables and disables the button, not the line`(line: String) {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()

        let shown = [false, true, true, false, true].map { canShare in
            view.render(ShareArtistProps(line: line, canShare: canShare))
            return view.shown.canShare
        }

        #expect(
            shown == [false, true, true, false, true],
            "at each render, shareButton should be enabled if canShare is true, and disabled if not, whatever the line is"
        )
    }

    @Test(arguments: [true, false])
    func `Show: what the presenter renders stays on the screen until the next render`(canShare: Bool) {
        let view = ShareArtistViewController(presenter: presenter)
        let props = ShareArtistProps(line: "a line", canShare: canShare)
        presenter.whenLoaded = { [weak view] in view?.render(props) }

        view.loadViewIfNeeded()
        let shownOnLoading = view.shown
        view.appearTwice()
        if canShare { view.tap() }

        #expect(shownOnLoading == props, "the view should change nothing after its presenter has rendered")
        #expect(view.shown == props, "the view should change nothing when it appears, or at a tap")
    }

    @Test func `Memory: the view retains its presenter, and its button does not retain the view`() async {
        var view: ShareArtistViewController? = ShareArtistViewController(presenter: ShareArtistPresenterSpy())
        weak let releasedView = view
        weak let presenter = view?.presenter as? ShareArtistPresenterSpy
        view?.loadViewIfNeeded()
        view?.render(ShareArtistProps(line: "a line", canShare: true))
        view?.tap()
        let calls = presenter?.calls

        view = nil
        await settleUIKit()

        #expect(calls?.isEmpty == false, "the view should retain its presenter, and call it")
        #expect(releasedView == nil, "the action of the button should not retain the view")
        #expect(presenter == nil, "only the view should retain the presenter")
    }
}

extension ShareArtistViewController {
    fileprivate func tap() {
        for event in [UIControl.Event.touchDown, .touchUpInside] { shareButton.sendActions(for: event) }
    }

    /// The user opens the screen, leaves it, and comes back.
    fileprivate func appearTwice(whenVisible act: () -> Void = {}) {
        for isAppearing in [true, false, true] {
            beginAppearanceTransition(isAppearing, animated: false)
            endAppearanceTransition()
            if isAppearing { act() }
        }
    }
}
