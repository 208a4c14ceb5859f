@testable import MVPEditFields

/// Records what the user sees: the last title, and the last color. Earlier ones are gone before the screen is drawn.
final class ValidationResultViewSpy: ValidationResultView {
    enum Color {
        case success
        case fail
    }

    private(set) var shownTitle: String?
    private(set) var shownColor: Color?

    func setTitle(_ text: String) {
        shownTitle = text
    }

    func setSuccessColor() {
        shownColor = .success
    }

    func setFailColor() {
        shownColor = .fail
    }
}
