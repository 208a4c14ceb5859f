@testable import NAME

/// Logs the calls to the store, in order.
final class NAMEStoreSpy: NAMEStore {
    enum Call: Equatable, CustomDebugStringConvertible {
        case save(String)

        var debugDescription: String {
            switch self {
            case .save(let text): "save(\(text.debugDescription))"
            }
        }
    }

    private(set) var calls: [Call] = []

    func save(_ text: String) {
        calls.append(.save(text))
    }
}
