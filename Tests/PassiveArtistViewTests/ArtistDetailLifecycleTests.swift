import HeadlessUIKit
import Testing

@testable import PassiveArtistView

@MainActor
struct ArtistDetailLifecycleTests {
    let presenter = ArtistDetailPresenterSpy()

    @Test func `the presenter is told when the view has loaded`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.loadViewIfNeeded()

        #expect(
            presenter.calls == [.onViewLoaded],
            "the view should tell its presenter onViewLoaded(), once, when it has loaded"
        )
    }

    @Test func `the presenter is told nothing before the view has loaded`() {
        let view = ArtistDetailViewController(presenter: presenter)
        let callsBeforeLoading = presenter.calls

        view.loadViewIfNeeded()

        #expect(callsBeforeLoading == [], "a view that has not loaded should not tell its presenter anything")
        #expect(
            presenter.calls == [.onViewLoaded],
            "the presenter should hear onViewLoaded() when the view loads, and nothing else"
        )
    }

    @Test func `asking for a loaded view again tells the presenter nothing new`() {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        view.loadViewIfNeeded()
        _ = view.view

        #expect(
            presenter.calls == [.onViewLoaded],
            "the view loads once, so its presenter should hear onViewLoaded() once"
        )
    }

    @Test func `a tap on edit is passed on to the presenter`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        try view.tapEdit()

        #expect(
            presenter.calls == [.onViewLoaded, .onEdit],
            "the presenter should hear onViewLoaded() once, from the load, and onEdit() once, from the tap"
        )
    }

    @Test func `each tap on edit is passed on once`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        try view.tapEdit()
        try view.tapEdit()

        #expect(
            presenter.calls == [.onViewLoaded, .onEdit, .onEdit],
            "the presenter should hear onViewLoaded() once, from the load, and onEdit() twice, once a tap"
        )
    }

    @Test func `the edit action does not keep the view alive`() throws {
        var view: ArtistDetailViewController? = ArtistDetailViewController(presenter: presenter)
        weak let released = view
        view?.loadViewIfNeeded()
        let action = try view?.editAction()

        view = nil

        withExtendedLifetime(action) {
            #expect(
                released == nil,
                "the view should be freed: it owns the edit action, so that should hold the view weakly"
            )
        }
    }
}
