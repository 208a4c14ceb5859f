@testable import MVPEditFields

/// Logs the results that it gets to show, in order.
final class EditFieldsWireFrameSpy: EditFieldsWireFrame {
    enum Call: Equatable, CustomDebugStringConvertible {
        case showResultScreen(isSuccess: Bool)

        var debugDescription: String {
            switch self {
            case .showResultScreen(let isSuccess): "showResultScreen(isSuccess: \(isSuccess))"
            }
        }
    }

    private(set) var calls: [Call] = []

    func showResultScreen(isSuccess: Bool) {
        calls.append(.showResultScreen(isSuccess: isSuccess))
    }
}
