@testable import MVPEditFields

/// Logs each call to dismiss the module.
final class ValidationResultWireFrameSpy: ValidationResultWireFrame {
    enum Call: Equatable {
        case dismissModule
    }

    private(set) var calls: [Call] = []

    func dismissModule() {
        calls.append(.dismissModule)
    }
}

extension ValidationResultWireFrameSpy.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .dismissModule: "dismissModule()"
        }
    }
}
