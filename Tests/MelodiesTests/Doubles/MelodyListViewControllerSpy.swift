@testable import Melodies

/// Logs the calls to the view, in order.
final class MelodyListViewControllerSpy: MelodyListViewController {
    enum Call: Equatable, CustomDebugStringConvertible {
        case showMelodies([Melody])
        case showLoadError(ServiceRequestError)

        var debugDescription: String {
            switch self {
            case .showMelodies(let melodies): "showMelodies(\(melodies))"
            case .showLoadError(let error): "showLoadError(.\(error))"
            }
        }
    }

    private(set) var calls: [Call] = []

    func showMelodies(melodies: [Melody]) {
        calls.append(.showMelodies(melodies))
    }

    func showLoadError(error: ServiceRequestError) {
        calls.append(.showLoadError(error))
    }
}
