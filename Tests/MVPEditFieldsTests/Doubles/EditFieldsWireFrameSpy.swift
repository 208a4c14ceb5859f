@testable import MVPEditFields

/// Logs the results that it gets to show, in order.
final class EditFieldsWireFrameSpy: EditFieldsWireFrame {
    enum Call: Equatable {
        case showResultScreen(isSuccess: Bool)
    }

    private(set) var calls: [Call] = []

    func showResultScreen(isSuccess: Bool) {
        calls.append(.showResultScreen(isSuccess: isSuccess))
    }
}

extension EditFieldsWireFrameSpy.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .showResultScreen(let isSuccess): "showResultScreen(isSuccess: \(isSuccess))"
        }
    }
}
