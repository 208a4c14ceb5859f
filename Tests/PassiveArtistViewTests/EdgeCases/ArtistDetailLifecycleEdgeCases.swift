import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The edge cases of step 1. Each name begins with its rule in the guide.
struct ArtistDetailLifecycleEdgeCases {
    let presenter = ArtistDetailPresenterSpy()
    let view: ArtistDetailViewController

    init() {
        view = ArtistDetailViewController(presenter: presenter)
    }

    // MARK: Once

    @Test func `Once: coming back from the editor does not notify the presenter`() throws {
        view.appear()
        try view.tapEdit()
        view.render(.init(title: "Artist", fullName: "Prince", numberOfAlbums: "39", numberOfFollowers: "5M"))
        view.disappear(animated: true)

        view.appear(animated: true)

        #expect(
            presenter.calls == [.onViewLoaded, .onEdit],
            "the view loads once, so it should call presenter.onViewLoaded() once"
        )
    }

    @Test func `Once: adding the loaded view to a container does not notify the presenter`() {
        let container = UIViewController()
        view.loadViewIfNeeded()

        container.addChild(view)
        container.view.addSubview(view.view)
        view.didMove(toParent: container)

        #expect(presenter.calls == [.onViewLoaded], "the view has loaded before, so it should not notify again")
    }

    // MARK: Complete

    @Test func `Complete: the labels are on the screen when the presenter is notified`() {
        var areThere: Bool?
        presenter.duringOnViewLoaded = { [weak view] in areThere = view?.hasLabelsInItsView }

        view.loadViewIfNeeded()

        #expect(areThere == true, "the labels should be on the screen before the view calls presenter.onViewLoaded()")
    }

    @Test func `Complete: the edit button works when the presenter is notified`() {
        presenter.duringOnViewLoaded = { [weak view] in
            view?.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        }

        view.loadViewIfNeeded()

        #expect(
            presenter.calls == [.onViewLoaded, .onEdit],
            "a tap should count from the moment at which the view calls presenter.onViewLoaded()"
        )
    }

    @Test func `Complete: the screen shows no text of its own when the presenter is notified`() {
        var texts: [String]?
        presenter.duringOnViewLoaded = { [weak view] in texts = view?.readScreen() }

        view.appear()

        #expect(texts == [], "the screen should be empty when the presenter is notified")
        #expect(view.readScreen() == [], "the screen should stay empty until the presenter renders")
    }

    // MARK: Button

    @Test func `Button: a render during a tap does not change the title of the edit button`() throws {
        view.loadViewIfNeeded()
        let titleBefore = view.navigationItem.rightBarButtonItem?.title
        presenter.duringOnEdit = { [weak view] in
            view?.render(.init(title: "Artist", fullName: "Prince", numberOfAlbums: "39", numberOfFollowers: "5M"))
        }

        try view.tapEdit()

        #expect(
            view.navigationItem.rightBarButtonItem?.title == titleBefore,
            "the edit button should have the same title after the tap and after the render"
        )
    }

    @Test func `Button: a tap counts when all texts are empty`() throws {
        view.loadViewIfNeeded()
        view.render(.init(title: "", fullName: "", numberOfAlbums: "", numberOfFollowers: ""))

        try view.tapEdit()

        #expect(presenter.calls == [.onViewLoaded, .onEdit], "a tap should count when the name is empty")
    }

    @Test func `Button: the edit button works on a presented screen`() throws {
        let window = UIWindow()
        let host = UIViewController()
        window.rootViewController = host
        window.isHidden = false
        host.present(view, animated: false)

        try view.tapEdit()

        #expect(presenter.calls == [.onViewLoaded, .onEdit], "no other button should replace the edit button")
    }

    @Test func `Button: one edit button works after the user comes back`() throws {
        view.appear()
        view.disappear(animated: true)
        view.appear(animated: true)

        try view.tapEdit()

        let buttons = [view.navigationItem.leftBarButtonItems, view.navigationItem.rightBarButtonItems]
        #expect(presenter.calls == [.onViewLoaded, .onEdit], "a tap should count after another screen was in front")
        #expect(buttons.compactMap(\.self).joined().count == 1, "the view should add its edit button once")
    }
}

extension ArtistDetailViewController {
    /// Whether all labels are in the view. One that has no text yet may be hidden.
    fileprivate var hasLabelsInItsView: Bool {
        [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel].allSatisfy { $0.isDescendant(of: view) }
    }
}
