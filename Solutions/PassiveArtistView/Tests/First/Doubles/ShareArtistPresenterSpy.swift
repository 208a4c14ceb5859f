@testable import PassiveArtistView

/// Logs the calls of the view, in order.
final class ShareArtistPresenterSpy: ShareArtistPresenter {
    enum Call {
        case onViewLoaded
        case onShare
    }

    private(set) var calls: [Call] = []

    func onViewLoaded() {
        calls.append(.onViewLoaded)
    }

    func onShare() {
        calls.append(.onShare)
    }
}
