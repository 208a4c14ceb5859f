@testable import PassiveArtistView

/// Logs the calls of the view, in order.
final class ShareArtistPresenterSpy: ShareArtistPresenter {
    enum Call {
        case onViewLoaded
        case onShare
    }

    private(set) var calls: [Call] = []
    /// Runs in `onViewLoaded()`. With it, a test looks at the view at this moment.
    var duringOnViewLoaded: (@MainActor () -> Void)?
    /// Runs in `onShare()`.
    var duringOnShare: (@MainActor () -> Void)?

    func onViewLoaded() {
        calls.append(.onViewLoaded)
        duringOnViewLoaded?()
    }

    func onShare() {
        calls.append(.onShare)
        duringOnShare?()
    }
}
