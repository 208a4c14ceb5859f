import HeadlessUIKit
import Testing

@testable import PassiveArtistView

@MainActor
struct ArtistDetailRenderingTests {
    let presenter = ArtistDetailPresenterSpy()

    @Test(arguments: Place.allCases)
    func `each text is shown in its own place`(place: Place) {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()

        view.render(.make())

        #expect(
            place.text(on: view) == place.text(of: .make()),
            "render should show \(place.source) in \(place.target)"
        )
    }

    @Test func `rendering again replaces every text`() {
        let view = ArtistDetailViewController(presenter: presenter)
        view.loadViewIfNeeded()
        view.render(.make())

        view.render(.make(title: "TITLE 2", fullName: "NAME 2", numberOfAlbums: "11", numberOfFollowers: "22"))

        #expect(
            view.shownTexts == ["TITLE 2", "NAME 2", "11", "22"],
            "the screen should show only the four texts of the second render"
        )
    }

    @Test func `texts rendered before the view loads are shown after it loads`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.render(.make())
        view.loadViewIfNeeded()

        #expect(
            view.shownTexts == ["TITLE", "NAME", "1", "2"],
            "after it loads, the view should show the four texts that it rendered before"
        )
    }

    @Test func `rendering does not load the view`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.render(.make())

        #expect(
            view.fullNameLabel.text == "NAME",
            "render should set fullNameLabel.text at once, even before the view has loaded"
        )
        #expect(view.isViewLoaded == false, "render should not access view: any access loads it")
    }
}
