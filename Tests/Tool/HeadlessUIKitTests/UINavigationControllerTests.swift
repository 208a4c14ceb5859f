import HeadlessUIKit
import Testing

@MainActor
struct UINavigationControllerTests {
    let root = UIViewController()
    let next = UIViewController()

    @Test func `with one controller the root is also the top`() {
        let navigation = UINavigationController(rootViewController: root)

        #expect(navigation.viewControllers == [root])
        #expect(navigation.topViewController === root)
        #expect(root.navigationController === navigation)
    }

    @Test func `an empty stack has no top`() {
        let navigation = UINavigationController()

        #expect(navigation.viewControllers == [])
        #expect(navigation.topViewController == nil)
    }

    @Test func `a pushed controller is on top and has its navigation controller as parent`() {
        let navigation = UINavigationController(rootViewController: root)
        #expect(next.navigationController == nil)

        navigation.pushViewController(next, animated: true)

        #expect(navigation.viewControllers == [root, next])
        #expect(navigation.topViewController === next)
        #expect(next.navigationController === navigation)
        #expect(next.parent === navigation)
    }

    @Test func `pop returns the controller, which then has no navigation controller`() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(next, animated: false)

        let popped = navigation.popViewController(animated: true)

        #expect(popped === next)
        #expect(navigation.viewControllers == [root])
        #expect(next.navigationController == nil)
    }

    @Test func `the root cannot be popped`() {
        let navigation = UINavigationController(rootViewController: root)

        let popped = navigation.popViewController(animated: false)

        #expect(popped == nil)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [root])
    }

    @Test func `popping to the root returns the controllers above it`() {
        let third = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(next, animated: false)
        navigation.pushViewController(third, animated: false)

        let popped = navigation.popToRootViewController(animated: false)

        #expect(popped == [next, third])
        #expect(navigation.viewControllers == [root])
        #expect(third.navigationController == nil)
    }

    @Test func `the stack can be replaced`() {
        let navigation = UINavigationController(rootViewController: root)

        navigation.viewControllers = [next]

        #expect(navigation.topViewController === next)
        #expect(next.navigationController === navigation)
        #expect(root.navigationController == nil)
    }

    @Test func `a controller does not retain its navigation controller`() async {
        var navigation: UINavigationController? = UINavigationController(rootViewController: root)
        weak let released = navigation
        #expect(root.navigationController === navigation)

        navigation = nil
        await settleUIKit()

        #expect(released == nil)
        #expect(root.navigationController == nil)
    }

    @Test func `a push does not load the view`() {
        let navigation = UINavigationController(rootViewController: root)

        navigation.pushViewController(next, animated: false)

        #expect(!next.isViewLoaded)
    }
}
