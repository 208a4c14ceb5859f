@testable import PassiveArtistView

/// Logs the calls of the view, in order.
final class ArtistDetailPresenterSpy: ArtistDetailPresenter {
    enum Call: Equatable {
        case onViewLoaded
        case onEdit
    }

    private(set) var calls: [Call] = []
    /// Runs in `onViewLoaded()`. With it, a test looks at the view at this moment.
    var duringOnViewLoaded: (@MainActor () -> Void)?

    func onViewLoaded() {
        calls.append(.onViewLoaded)
        duringOnViewLoaded?()
    }

    func onEdit() {
        calls.append(.onEdit)
    }
}

extension ArtistDetailPresenterSpy.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .onViewLoaded: "onViewLoaded()"
        case .onEdit: "onEdit()"
        }
    }
}
