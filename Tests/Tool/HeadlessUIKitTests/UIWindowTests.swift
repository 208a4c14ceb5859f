import HeadlessUIKit
import Testing

@MainActor
struct UIWindowTests {
    let window = UIWindow()
    let controller = UIViewController()

    @Test func `a hidden window does not load the view of its root`() {
        window.rootViewController = controller
        #expect(window.isHidden)
        #expect(!controller.isViewLoaded)

        window.isHidden = false

        #expect(!window.isHidden)
        #expect(controller.isViewLoaded)
    }

    @Test func `all views below the window are in the window`() {
        let label = UILabel()
        controller.view.addSubview(label)
        #expect(label.window == nil)

        window.rootViewController = controller
        window.isHidden = false

        #expect(controller.view.window === window)
        #expect(label.window === window)
        #expect(window.window === window)

        label.removeFromSuperview()

        #expect(label.window == nil)
    }

    @Test func `a new root replaces the old one`() {
        let old = UIViewController()
        window.rootViewController = old
        window.isHidden = false

        window.rootViewController = controller

        #expect(old.view.window == nil)
        #expect(controller.view.window === window)
    }

    @Test func `showing a window again changes nothing`() {
        window.rootViewController = controller
        window.isHidden = false
        let subviews = window.subviews

        window.rootViewController = controller
        window.isHidden = false

        #expect(window.subviews == subviews)
        #expect(controller.view.window === window)
    }

    @Test func `a window owns its root, and the root does not own the window`() async {
        var window: UIWindow? = UIWindow()
        var root: UIViewController? = UIViewController()
        weak let releasedWindow = window
        weak let releasedRoot = root
        window?.rootViewController = root
        window?.isHidden = false
        root = nil
        #expect(releasedRoot != nil)

        window = nil
        await settleUIKit()

        #expect(releasedWindow == nil)
        #expect(releasedRoot == nil)
    }
}
