@testable import MVPEditFields

/// Logs the calls of the view, in order.
final class ValidationResultPresentationSpy: ValidationResultPresentation {
    enum Call: Equatable {
        case screenTouched
    }

    private(set) var calls: [Call] = []

    func screenTouched() {
        calls.append(.screenTouched)
    }
}
