@testable import PassiveArtistView

/// Logs the calls of the view, in order.
final class ShareArtistPresenterSpy: ShareArtistPresenter {
    enum Call: String, CustomDebugStringConvertible {
        case onViewLoaded
        case onShare

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []

    /// What else the presenter does when its view has loaded.
    var whenLoaded: () -> Void = {}

    /// What else the presenter does when the user taps.
    var whenShared: () -> Void = {}

    func onViewLoaded() {
        calls.append(.onViewLoaded)
        whenLoaded()
    }

    func onShare() {
        calls.append(.onShare)
        whenShared()
    }
}
