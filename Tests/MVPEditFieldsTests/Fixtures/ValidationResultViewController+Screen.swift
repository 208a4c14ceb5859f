import HeadlessUIKit

@testable import MVPEditFields

/// The screen as its user knows it.
extension ValidationResultViewController {
    func touch() {
        screen.sendActions(for: .touchUpInside)
    }
}
