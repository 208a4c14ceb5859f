@testable import MVPEditFields

/// Logs each title and each color, in order. The user sees the last ones.
final class ValidationResultViewSpy: ValidationResultView {
    enum Color {
        case success
        case fail
    }

    private(set) var titles: [String] = []
    private(set) var colors: [Color] = []

    func setTitle(_ text: String) {
        titles.append(text)
    }

    func setSuccessColor() {
        colors.append(.success)
    }

    func setFailColor() {
        colors.append(.fail)
    }
}
