@testable import MVPEditFields

/// Counts the calls of its only method, which has no argument.
final class ValidationResultWireFrameSpy: ValidationResultWireFrame {
    private(set) var dismissals = 0

    func dismissModule() {
        dismissals += 1
    }
}
