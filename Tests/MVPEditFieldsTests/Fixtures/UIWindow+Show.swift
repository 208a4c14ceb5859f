import HeadlessUIKit

extension UIWindow {
    /// Shows a controller on the screen, so that it can present others.
    func show(_ viewController: UIViewController) {
        rootViewController = viewController
        makeKeyAndVisible()
    }
}
