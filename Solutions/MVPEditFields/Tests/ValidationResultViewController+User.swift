import HeadlessUIKit

@testable import MVPEditFields

extension ValidationResultViewController {
    /// The title that the user sees. A label without a text may be hidden.
    var shownTitle: String {
        titleLabel.isShown ? titleLabel.text ?? "" : ""
    }

    /// A user touches the screen in each way, and comes back to it, all of it twice. The check runs after each event.
    func beUsed(afterEachEvent check: () -> Void = {}) {
        for _ in 1...2 {
            for end in [.touchUpOutside, .touchCancel, .touchUpInside] as [UIControl.Event] {
                (view as? UIControl)?.sendActions(for: .touchDown)
                check()
                (view as? UIControl)?.sendActions(for: end)
                check()
            }
            appearAgain()
            check()
        }
    }
}
