import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ArtistDetailRenderingTests {
    let presenter = ArtistDetailPresenterSpy()

    // zip pairs each place with its text. Without it, a test runs every place with every text.
    @Test(arguments: zip(Place.allCases, ["TITLE", "NAME", "1", "2"]))
    func `each text is shown in its own place`(place: Place, text: String) {
        let view = ArtistDetailViewController(presenter: presenter)
        defer { view.attachDrawing() }
        view.loadViewIfNeeded()

        view.render(.first)

        #expect(
            place.text(on: view) == text,
            "when render returns, the user should see props.\(String(describing: place)) in \(place.rawValue)"
        )
    }

    @Test func `rendering again replaces every text`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        defer { view.attachDrawing() }
        view.appear()
        #expect(view.shownTexts == [], "the screen should show no text before the first render")

        for props in [.first, .second, .second, .first, .second] as [ArtistDetailProps] {
            view.render(props)

            try #require(
                view.shownTexts == props.visibleTexts,
                "the screen should show only the four texts of the last render, as they are"
            )
        }

        var props = ArtistDetailProps.second
        for place in Place.allCases {
            for text in ["zero", "Zero", String(repeating: "long\n", count: 60), "01000", "0"] {
                props = props.with(text, in: place)
                view.render(props)

                try #require(
                    view.shownTexts == props.visibleTexts,
                    "this render changes one text, and the screen should show it, next to the three others"
                )
            }
        }
    }

    @Test func `an empty text shows nothing, and a later text is visible again`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        defer { view.attachDrawing() }
        view.loadViewIfNeeded()
        view.render(.first)

        view.render(.empty)

        #expect(view.shownTexts == [], "the screen should show nothing of the first render: all four texts are empty")

        for place in Place.allCases {
            for props in [ArtistDetailProps.second.with("", in: place), .empty.with("0", in: place), .second] {
                view.render(props)

                try #require(
                    view.shownTexts == props.visibleTexts,
                    """
                    the user should see every text that is not empty, and no other: \
                    a label that is hidden while it is empty should be shown again
                    """
                )
            }
        }
    }

    @Test func `texts rendered before the view loads are shown after it loads`() {
        let view = ArtistDetailViewController(presenter: presenter)
        defer { view.attachDrawing() }

        for props in [.first, .second, .empty, .first.with("", in: .fullName)] as [ArtistDetailProps] {
            view.render(props)
        }
        view.loadViewIfNeeded()

        #expect(
            view.shownTexts == ["TITLE", "1", "2"],
            "after it loads, the view should show the texts that it rendered last: the name is empty"
        )
        #expect(presenter.calls == [.onViewLoaded], "a view with texts should call presenter.onViewLoaded() too, once")

        view.render(.second)
        #expect(
            view.shownTexts == ArtistDetailProps.second.visibleTexts,
            "a later render should replace these texts, and show the name again"
        )
    }

    @Test func `rendering does not load the view`() {
        let view = ArtistDetailViewController(presenter: presenter)
        defer { view.attachDrawing() }

        for props in [.second, .empty, .first] as [ArtistDetailProps] { view.render(props) }
        let isLoadedByRender = view.isViewLoaded
        view.loadViewIfNeeded()

        #expect(isLoadedByRender == false, "render should not load the view: any access to view loads it")
        #expect(
            view.shownTexts == ["TITLE", "NAME", "1", "2"],
            "after it loads, the view should show the four texts of the last render"
        )
    }

    @Test func `the texts rendered last stay when the screen appears again`() throws {
        let view = ArtistDetailViewController(presenter: presenter)
        defer { view.attachDrawing() }
        view.render(.first)
        presenter.duringOnViewLoaded = { [weak view] in view?.render(.second) }

        view.appear()
        #expect(
            view.shownTexts == ArtistDetailProps.second.visibleTexts,
            "the screen should show the texts rendered in onViewLoaded(), and not the texts rendered before"
        )

        try view.tapEdit()
        view.disappear()
        view.appear()
        #expect(
            view.shownTexts == ArtistDetailProps.second.visibleTexts,
            "nothing was rendered meanwhile, so the screen should show the same texts when the user comes back"
        )

        for renders in [[.first], [.second, .empty], [.second]] as [[ArtistDetailProps]] {
            try view.tapEdit()
            view.disappear()
            renders.forEach(view.render)
            view.appear()

            #expect(
                view.shownTexts == renders.last?.visibleTexts,
                "the screen should show the texts rendered while the user was away, such as those of a saved edit"
            )
        }
        #expect(
            presenter.calls == [.onViewLoaded, .onEdit, .onEdit, .onEdit, .onEdit],
            "only the load and the four taps should call the presenter: render should not"
        )
    }
}
