import HeadlessUIKit
import Testing

@testable import PassiveArtistView

struct ArtistDetailRenderingTests {
    let presenter = ArtistDetailPresenterSpy()

    // zip pairs each place with its text. Without it, a test runs every place with every text.
    @Test(arguments: zip(Place.allCases, ["TITLE", "NAME", "1", "2"]))
    func `each text is shown in its own place`(place: Place, text: String) {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        view.render(.first)

        #expect(
            place.text(on: view) == text,
            "when render returns, the user should see props.\(String(describing: place)) in \(place.rawValue)"
        )
    }

    @Test func `rendering again replaces every text`() {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()
        view.render(.first)

        view.render(.second)

        #expect(
            view.shownTexts == ["title 2 ", "Name of 2 ", "11 ", "22 "],
            "the screen should show only the four texts of the second render, as they are"
        )

        var onlyFollowersChange = ArtistDetailProps.second
        onlyFollowersChange.numberOfFollowers = "23"
        view.render(onlyFollowersChange)

        #expect(
            view.shownTexts == ["title 2 ", "Name of 2 ", "11 ", "23"],
            "the third render has a new number of followers, and the screen should show it"
        )
    }

    @Test func `an empty text shows nothing, and a later text is visible again`() {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()
        view.render(.first)

        view.render(ArtistDetailProps(title: "", fullName: "", numberOfAlbums: "", numberOfFollowers: ""))
        let shownWhenEmpty = view.shownTexts
        view.render(.second)

        #expect(shownWhenEmpty == [], "the screen should show nothing of the first render: all four texts are empty")
        #expect(
            view.shownTexts == ["title 2 ", "Name of 2 ", "11 ", "22 "],
            "the user should see the four new texts: a label that is hidden while it is empty should be shown again"
        )
    }

    @Test func `texts rendered before the view loads are shown after it loads`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.render(.second)
        view.render(.first)
        view.loadViewIfNeeded()

        #expect(
            view.shownTexts == ["TITLE", "NAME", "1", "2"],
            "after it loads, the view should show the four texts that it rendered last"
        )
    }

    @Test func `rendering does not load the view`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.render(.first)
        let isLoadedByRender = view.isViewLoaded
        view.loadViewIfNeeded()

        #expect(isLoadedByRender == false, "render should not load the view: any access to view loads it")
        #expect(
            view.shownTexts == ["TITLE", "NAME", "1", "2"],
            "after it loads, the view should show the four texts of that render"
        )
    }
}
