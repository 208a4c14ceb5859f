import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The story: when the view calls its presenter. Its edge cases are in `EdgeCases/ArtistDetailLifecycleEdgeCases.swift`.
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

    @Test func `the view has loaded when the presenter is notified`() {
        let view = ArtistDetailViewController(presenter: presenter)
        var wasLoaded = false
        presenter.duringOnViewLoaded = { [weak view] in wasLoaded = view?.isViewLoaded == true }

        view.loadViewIfNeeded()

        #expect(wasLoaded, "the view should be loaded before it calls presenter.onViewLoaded()")
    }

    @Test func `showing a loaded view again does not notify the presenter again`() {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()
        view.appear()
        view.disappear()

        view.appear()

        #expect(
            presenter.calls == [.onViewLoaded],
            "the view loads once and appears twice, so it should call presenter.onViewLoaded() once"
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
        try view.tapEdit()

        try view.tapEdit()

        #expect(presenter.calls == [.onViewLoaded, .onEdit, .onEdit], "the view should call onEdit() once at each tap")
    }

    @Test func `the view is released after a tap on edit`() async throws {
        var view: ArtistDetailViewController? = ArtistDetailViewController(presenter: presenter)
        weak let released = view
        view?.loadViewIfNeeded()
        try view?.tapEdit()

        view = nil
        await settleUIKit()

        #expect(
            released == nil,
            "the view should be released: no closure that it owns should retain it, such as the edit action's"
        )
    }

    @Test func `the edit button is there when the presenter is notified`() {
        let view = ArtistDetailViewController(presenter: presenter)
        var button: UIBarButtonItem?
        presenter.duringOnViewLoaded = { [weak view] in button = view?.navigationItem.rightBarButtonItem }

        view.loadViewIfNeeded()

        #expect(button != nil, "the edit button should be there before the view calls presenter.onViewLoaded()")
    }
}
