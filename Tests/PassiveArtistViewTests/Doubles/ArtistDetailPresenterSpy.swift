@testable import PassiveArtistView

/// Logs the calls of the view, in order.
final class ArtistDetailPresenterSpy: ArtistDetailPresenter {
    // A failure prints the elements of an array with their debugDescription.
    enum Call: String, CustomDebugStringConvertible {
        case onViewLoaded, onEdit

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []
    /// Runs in `onViewLoaded()`. With it, a test looks at the view at this moment.
    var duringOnViewLoaded: (@MainActor () -> Void)?
    /// Runs in `onEdit()`.
    var duringOnEdit: (@MainActor () -> Void)?

    func onViewLoaded() {
        calls.append(.onViewLoaded)
        duringOnViewLoaded?()
    }

    func onEdit() {
        calls.append(.onEdit)
        duringOnEdit?()
    }
}
