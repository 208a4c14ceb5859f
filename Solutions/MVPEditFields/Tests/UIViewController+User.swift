import HeadlessUIKit

extension UIViewController {
    /// The user comes to the screen, goes to another one, and comes back.
    func appearTwice() {
        for isAppearing in [true, false, true] {
            beginAppearanceTransition(isAppearing, animated: false)
            endAppearanceTransition()
        }
    }
}
