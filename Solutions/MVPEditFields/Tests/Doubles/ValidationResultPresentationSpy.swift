@testable import MVPEditFields

/// Logs the calls of the view, in order.
final class ValidationResultPresentationSpy: ValidationResultPresentation {
    enum Call: String, CustomDebugStringConvertible {
        case screenTouched

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []

    func screenTouched() {
        calls.append(.screenTouched)
    }
}
