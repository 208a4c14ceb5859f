import HeadlessUIKit

extension UIWindow {
    /// Shows a controller on the screen, so that it can present others. Without animations, UIKit too has presented or
    /// dismissed a controller when the call returns.
    func show(_ viewController: UIViewController) {
        #if canImport(UIKit)
            UIView.setAnimationsEnabled(false)
        #endif
        rootViewController = viewController
        // `makeKeyAndVisible()` needs an application, and on a simulator the tests of a package have none.
        isHidden = false
    }
}
