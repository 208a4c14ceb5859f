import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerPresentationTests {
    let window = UIWindow()
    let root = UIViewController()

    init() {
        window.rootViewController = root
        window.isHidden = false
    }

    @Test func `the presented and the presenting controller refer to each other`() {
        let presented = UIViewController()

        root.present(presented, animated: false)

        #expect(root.presentedViewController === presented)
        #expect(presented.presentingViewController === root)
        #expect(root.presentingViewController == nil)
        #expect(presented.presentedViewController == nil)
    }

    @Test func `a presented controller's view is loaded and in the window`() {
        let presented = UIViewController()

        root.present(presented, animated: false)

        #expect(presented.viewIfLoaded?.window === window)
    }

    @Test func `a controller outside a window presents nothing`() {
        let outside = UIViewController()
        let presented = UIViewController()
        var completions = 0

        outside.present(presented, animated: false) { completions += 1 }
        _ = outside.view
        outside.present(presented, animated: false) { completions += 1 }

        #expect(outside.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(completions == 0)
    }

    @Test func `a controller that already presents does not present again`() {
        let first = UIViewController()
        let second = UIViewController()
        var completions = 0
        root.present(first, animated: false)

        root.present(second, animated: false) { completions += 1 }

        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(completions == 0)
    }

    @Test func `a presented controller can also present`() {
        let middle = UIViewController()
        let top = UIViewController()

        root.present(middle, animated: false)
        middle.present(top, animated: false)

        #expect(middle.presentedViewController === top)
        #expect(top.viewIfLoaded?.window === window)
    }

    @Test func `dismiss on the presenting controller dismisses the presented one`() {
        let presented = UIViewController()
        root.present(presented, animated: false)

        root.dismiss(animated: false)

        #expect(root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presented.viewIfLoaded?.window == nil)
        #expect(root.viewIfLoaded?.window === window)
    }

    @Test func `dismiss on a presented controller dismisses that controller`() {
        let presented = UIViewController()
        root.present(presented, animated: false)

        presented.dismiss(animated: false)

        #expect(root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
    }

    @Test func `dismiss on a controller in the middle dismisses only the one on top`() {
        let middle = UIViewController()
        let top = UIViewController()
        root.present(middle, animated: false)
        middle.present(top, animated: false)

        middle.dismiss(animated: false)

        #expect(middle.presentedViewController == nil)
        #expect(top.presentingViewController == nil)
        #expect(root.presentedViewController === middle)
    }

    @Test func `dismissing a controller also dismisses the one on top of it`() {
        let middle = UIViewController()
        let top = UIViewController()
        root.present(middle, animated: false)
        middle.present(top, animated: false)

        root.dismiss(animated: false)

        #expect(root.presentedViewController == nil)
        #expect(middle.presentedViewController == nil)
        #expect(top.presentingViewController == nil)
        #expect(top.viewIfLoaded?.window == nil)
    }

    @Test func `a dismissed controller can be presented again`() {
        let presented = UIViewController()
        root.present(presented, animated: false)
        presented.dismiss(animated: false)

        root.present(presented, animated: false)

        #expect(root.presentedViewController === presented)
    }

    @Test func `completions run once, after the change`() {
        let presented = UIViewController()
        var presentedAtCompletion: [UIViewController?] = []

        root.present(presented, animated: false) { presentedAtCompletion.append(root.presentedViewController) }
        presented.dismiss(animated: false) { presentedAtCompletion.append(root.presentedViewController) }

        #expect(presentedAtCompletion == [presented, nil])
    }

    @Test func `a presented controller is retained until it is dismissed`() async {
        var presented: UIViewController? = UIViewController()
        weak let released = presented
        if let presented {
            root.present(presented, animated: false)
        }
        presented = nil
        #expect(released != nil)

        root.dismiss(animated: false)
        await settleUIKit()

        #expect(released == nil)
    }
}

#if !canImport(UIKit)
    /// Behavior of the stand-in only: it animates nothing. Where UIKit raises an exception, it does nothing.
    @MainActor
    struct HeadlessPresentationTests {
        let window = UIWindow()
        let root = UIViewController()

        init() {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        @Test func `present and dismiss are complete at once, even when animated`() {
            let presented = UIViewController()
            var completions = 0

            root.present(presented, animated: true) { completions += 1 }
            #expect(root.presentedViewController === presented)

            presented.dismiss(animated: true) { completions += 1 }
            #expect(root.presentedViewController == nil)
            #expect(completions == 2)
        }

        @Test func `a controller does not present itself or a controller that is already presented`() {
            let other = UIViewController()
            let presented = UIViewController()
            root.present(other, animated: false)
            other.present(presented, animated: false)
            let secondWindow = UIWindow()
            let secondRoot = UIViewController()
            secondWindow.rootViewController = secondRoot
            secondWindow.makeKeyAndVisible()

            secondRoot.present(secondRoot, animated: false)
            secondRoot.present(presented, animated: false)

            #expect(secondRoot.presentedViewController == nil)
            #expect(presented.presentingViewController === other)
        }

        @Test func `dismiss without anything to dismiss does not run its completion`() {
            var completions = 0

            root.dismiss(animated: false) { completions += 1 }
            #expect(completions == 0)

            root.present(UIViewController(), animated: false)
            root.dismiss(animated: false) { completions += 1 }
            #expect(completions == 1)
        }
    }
#endif
