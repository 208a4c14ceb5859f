import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ArtistDetailLifecycleTests {
    let presenter = ArtistDetailPresenterSpy()

    @Test func `the view notifies its presenter when it has loaded`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.loadViewIfNeeded()

        #expect(
            presenter.calls == [.onViewLoaded],
            "the view should call presenter.onViewLoaded() once, when it has loaded"
        )
    }

    @Test func `the view does not notify its presenter before it has loaded`() {
        let view = ArtistDetailViewController(presenter: presenter)
        let callsBeforeLoading = presenter.calls

        view.loadViewIfNeeded()

        #expect(callsBeforeLoading == [], "the view should not call its presenter before it has loaded")
        #expect(
            presenter.calls == [.onViewLoaded],
            "the view should call presenter.onViewLoaded() when it loads, and nothing else"
        )
    }

    @Test func `showing a loaded view again does not notify the presenter again`() {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        for _ in 1...3 {
            view.appear()
            view.disappear()
        }
        view.loadViewIfNeeded()

        #expect(
            presenter.calls == [.onViewLoaded],
            "the view loads once and appears three times, so it should call presenter.onViewLoaded() once"
        )
    }

    @Test func `a tap on edit notifies the presenter`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        try view.tapEdit()

        #expect(
            presenter.calls == [.onViewLoaded, .onEdit],
            "the view should call onViewLoaded() once, when it loads, and onEdit() once, at the tap"
        )
    }

    @Test func `each tap on edit notifies the presenter once`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        for _ in 1...2 {
            view.appear()
            try view.tapEdit()
            try view.tapEdit()
            view.disappear()
        }
        view.appear()

        #expect(
            presenter.calls == [.onViewLoaded, .onEdit, .onEdit, .onEdit, .onEdit],
            "the view should call onViewLoaded() once, when it loads, and onEdit() four times, once for each tap"
        )
        #expect(view.navigationItem.rightBarButtonItems?.count == 1, "a screen that appears again should add no button")
    }

    @Test func `the edit action does not retain the view`() async throws {
        var view: ArtistDetailViewController? = ArtistDetailViewController(presenter: presenter)
        weak let released = view
        view?.appear()
        try view?.tapEdit()
        view?.disappear()
        let action = try view?.editAction()

        view = nil
        await settleUIKit()

        withExtendedLifetime(action) {
            #expect(
                released == nil,
                """
                the view should be released: something that it owns retains it, \
                most often a closure that captures it, such as the edit action's
                """
            )
        }
    }

    @Test func `the screen is complete when the presenter is notified`() {
        let view = ArtistDetailViewController(presenter: presenter)
        var missingParts: [String]?
        presenter.duringOnViewLoaded = { [weak view] in missingParts = view?.missingParts }

        view.loadViewIfNeeded()

        #expect(
            missingParts == [],
            "the labels and the edit button should be on the screen before the view calls presenter.onViewLoaded()"
        )
    }
}
