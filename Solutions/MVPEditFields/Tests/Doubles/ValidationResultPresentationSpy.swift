@testable import MVPEditFields

/// Counts the calls of the view.
final class ValidationResultPresentationSpy: ValidationResultPresentation {
    private(set) var touches = 0

    func screenTouched() {
        touches += 1
    }
}
