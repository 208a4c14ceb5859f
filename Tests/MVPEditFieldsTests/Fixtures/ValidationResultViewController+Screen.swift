import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The screen, as its user sees it.
extension ValidationResultViewController {
    func touch() {
        screen.sendActions(for: .touchUpInside)
    }
}

extension ValidationResultViewController: CustomTestStringConvertible {
    nonisolated public var testDescription: String {
        "a ValidationResultViewController"
    }
}
