import HeadlessUIKit

extension UIViewController {
    /// The screen loads and appears.
    func appear() {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// The user goes to another screen, and comes back.
    func appearAgain() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
        appear()
    }
}
