@testable import PassiveArtistView

/// Logs the calls of the view, in order.
@MainActor
final class ArtistDetailPresenterSpy: ArtistDetailPresenter {
    enum Call: Equatable {
        case onViewLoaded
        case onEdit
    }

    private(set) var calls: [Call] = []

    func onViewLoaded() {
        calls.append(.onViewLoaded)
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
