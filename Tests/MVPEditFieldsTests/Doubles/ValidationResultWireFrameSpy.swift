@testable import MVPEditFields

/// Logs each call to dismiss the module.
final class ValidationResultWireFrameSpy: ValidationResultWireFrame {
    enum Call: String, CustomDebugStringConvertible {
        case dismissModule

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []

    func dismissModule() {
        calls.append(.dismissModule)
    }
}
