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
            "the screen should show the four texts of the second render, and nothing of the first"
        )
    }

    @Test func `what is rendered before the view has loaded is shown once it has`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.render(.make())
        view.loadViewIfNeeded()

        #expect(
            view.shownTexts == ["TITLE", "NAME", "1", "2"],
            "a loaded view should show the four texts that it was told to render before it loaded"
        )
    }

    @Test func `rendering does not load the view`() {
        let view = ArtistDetailViewController(presenter: presenter)

        view.render(.make())

        #expect(
            view.fullNameLabel.text == "NAME",
            "render should put props.fullName into fullNameLabel at once, whether the view has loaded or not"
        )
        #expect(view.isViewLoaded == false, "render should not ask for the view: asking loads it")
    }
}
