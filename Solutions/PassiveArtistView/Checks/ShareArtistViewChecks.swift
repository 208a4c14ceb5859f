import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ShareArtistViewChecks {
    let presenter = ShareArtistPresenterSpy()

    @Test func `Forward: the presenter learns that its view has loaded, once and not before`() {
        let view = ShareArtistViewController(presenter: presenter)
        let callsBeforeLoading = presenter.calls

        view.loadViewIfNeeded()
        for isAppearing in [true, false, true] {
            view.beginAppearanceTransition(isAppearing, animated: false)
            view.endAppearanceTransition()
        }

        #expect(callsBeforeLoading == [], "the view should not call its presenter before it has loaded")
        #expect(presenter.calls == [.onViewLoaded], "the view should call onViewLoaded() once, when it has loaded")
    }

    @Test func `Forward: the presenter learns of each tap on the button, once`() {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()
        let callsBeforeTapping = presenter.calls

        for _ in 1...3 { view.shareButton.sendActions(for: .touchUpInside) }

        #expect(
            presenter.calls.dropFirst(callsBeforeTapping.count) == [.onShare, .onShare, .onShare],
            "the view should call onShare() once for each of the three taps, .touchUpInside, and nothing else"
        )
    }

    @Test(arguments: [true, false])
    func `Show: the line is shown as it is, with capitals, commas and spaces`(canShare: Bool) {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()

        view.render(ShareArtistProps(line: " k.d. Lang, 1 Album,  22222 followers ", canShare: canShare))

        #expect(
            view.lineLabel.text == " k.d. Lang, 1 Album,  22222 followers ",
            "lineLabel should show the line as it is"
        )
    }

    @Test func `Show: the next line replaces the line, also when it is empty`() {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()

        let shown = ["first", "second", "", "fourth"].map { line in
            view.render(ShareArtistProps(line: line, canShare: true))
            return view.lineLabel.text ?? ""
        }

        #expect(shown == ["first", "second", "", "fourth"], "each render should replace the line in lineLabel")
    }

    @Test(arguments: ["", "a line"])
    func `Show: only canShare enables and disables the button, not the line`(line: String) {
        let view = ShareArtistViewController(presenter: presenter)
        view.loadViewIfNeeded()

        let shown = [false, true, true, false, true].map { canShare in
            view.render(ShareArtistProps(line: line, canShare: canShare))
            return view.shareButton.isEnabled
        }

        #expect(
            shown == [false, true, true, false, true],
            "at each render, shareButton should be enabled if canShare is true, and disabled if not, whatever the line is"
        )
    }

    @Test func `Memory: the view retains its presenter, and its button does not retain the view`() async {
        var view: ShareArtistViewController? = ShareArtistViewController(presenter: ShareArtistPresenterSpy())
        weak let releasedView = view
        weak let presenter = view?.presenter as? ShareArtistPresenterSpy
        view?.loadViewIfNeeded()
        view?.shareButton.sendActions(for: .touchUpInside)
        let calls = presenter?.calls

        view = nil
        await settleUIKit()

        #expect(calls?.isEmpty == false, "the view should retain its presenter, and call it")
        #expect(releasedView == nil, "the action of the button should not retain the view")
        #expect(presenter == nil, "only the view should retain the presenter")
    }
}
