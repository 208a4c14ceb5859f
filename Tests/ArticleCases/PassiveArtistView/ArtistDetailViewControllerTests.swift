import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The article's cases as printed. Only the setup differs: no storyboard, and the presenter is an argument of `init`.
struct ArtistDetailViewControllerTests {
    let presenter = ArtistDetailPresenterMock()

    @Test func testViewDidLoadCallsPresenter() {
        let sut = makeSUT()

        sut.viewDidLoad()

        #expect(presenter.onViewLoadedCalled)
    }

    @Test func testOnEditCallsPresenter() {
        let sut = makeSUT()

        sut.onEdit(.init())

        #expect(presenter.onEditCalled)
    }

    @Test func testRender() {
        let props = ArtistDetailProps(title: "TITLE", fullName: "NAME", numberOfAlbums: "1", numberOfFollowers: "2")
        let sut = makeSUT()

        sut.render(props)

        #expect(sut.navigationItem.title == "TITLE")
        #expect(sut.fullNameLabel.text == "NAME")
        #expect(sut.numberOfAlbumsLabel.text == "1")
        #expect(sut.numberOfFollowersLabel.text == "2")
    }

    private func makeSUT() -> ArtistDetailViewController {
        let sut = ArtistDetailViewController(presenter: presenter)
        sut.loadViewIfNeeded()
        return sut
    }
}

extension ArtistDetailViewController {
    /// The article's action method, which its storyboard connects to the button. Our button has a `UIAction`.
    fileprivate func onEdit(_ sender: UIBarButtonItem) {
        presenter.onEdit()
    }
}

final class ArtistDetailPresenterMock: ArtistDetailPresenter {
    private(set) var onViewLoadedCalled = false
    private(set) var onEditCalled = false

    func onViewLoaded() {
        onViewLoadedCalled = true
    }

    func onEdit() {
        onEditCalled = true
    }
}
