@testable import MVPEditFields

/// Logs what the view told it, in order.
@MainActor
final class ValidationResultPresentationSpy: ValidationResultPresentation {
    enum Call: Equatable {
        case screenTouched
    }

    private(set) var calls: [Call] = []

    func screenTouched() {
        calls.append(.screenTouched)
    }
}
