import HeadlessUIKit

extension UIViewController {
    /// The user comes to the screen. Its view loads.
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
