import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerPresentationTests {
    let window = UIWindow()
    let root = UIViewController()

    init() {
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    @Test func `the presented and the presenting one know each other`() {
        let presented = UIViewController()

        root.present(presented, animated: false)

        #expect(root.presentedViewController === presented)
        #expect(presented.presentingViewController === root)
        #expect(root.presentingViewController == nil)
        #expect(presented.presentedViewController == nil)
    }

    @Test func `what is presented is loaded and in the window`() {
        let presented = UIViewController()

        root.present(presented, animated: false)

        #expect(presented.viewIfLoaded?.window === window)
    }

    @Test func `a controller that is in no window presents nothing`() {
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

    @Test func `a controller that presents already presents nothing more`() {
        let first = UIViewController()
        let second = UIViewController()
        var completions = 0
        root.present(first, animated: false)

        root.present(second, animated: false) { completions += 1 }

        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(completions == 0)
    }

    @Test func `what is presented can present in its turn`() {
        let middle = UIViewController()
        let top = UIViewController()

        root.present(middle, animated: false)
        middle.present(top, animated: false)

        #expect(middle.presentedViewController === top)
        #expect(top.viewIfLoaded?.window === window)
    }

    @Test func `the presenting one dismisses what it presents`() {
        let presented = UIViewController()
        root.present(presented, animated: false)

        root.dismiss(animated: false)

        #expect(root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presented.viewIfLoaded?.window == nil)
        #expect(root.viewIfLoaded?.window === window)
    }

    @Test func `a presented one that dismisses is dismissed itself`() {
        let presented = UIViewController()
        root.present(presented, animated: false)

        presented.dismiss(animated: false)

        #expect(root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
    }

    @Test func `one in the middle dismisses what is on top of it and stays`() {
        let middle = UIViewController()
        let top = UIViewController()
        root.present(middle, animated: false)
        middle.present(top, animated: false)

        middle.dismiss(animated: false)

        #expect(middle.presentedViewController == nil)
        #expect(top.presentingViewController == nil)
        #expect(root.presentedViewController === middle)
    }

    @Test func `what the dismissed one presents goes with it`() {
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

    @Test func `a dismissed one can be presented again`() {
        let presented = UIViewController()
        root.present(presented, animated: false)
        presented.dismiss(animated: false)

        root.present(presented, animated: false)

        #expect(root.presentedViewController === presented)
    }

    @Test func `completions run once, when all has changed`() {
        let presented = UIViewController()
        var presentedAtCompletion: [UIViewController?] = []

        root.present(presented, animated: false) { presentedAtCompletion.append(root.presentedViewController) }
        presented.dismiss(animated: false) { presentedAtCompletion.append(root.presentedViewController) }

        #expect(presentedAtCompletion == [presented, nil])
    }

    @Test func `what is presented lives until it is dismissed`() {
        var presented: UIViewController? = UIViewController()
        weak let released = presented
        if let presented {
            root.present(presented, animated: false)
        }
        presented = nil
        #expect(released != nil)

        root.dismiss(animated: false)

        #expect(released == nil)
    }
}

#if !canImport(UIKit)
    /// What holds here alone: nothing is animated, and what UIKit answers with an exception does nothing.
    @MainActor
    struct HeadlessPresentationTests {
        let window = UIWindow()
        let root = UIViewController()

        init() {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        @Test func `animated or not, all happens at once`() {
            let presented = UIViewController()
            var completions = 0

            root.present(presented, animated: true) { completions += 1 }
            #expect(root.presentedViewController === presented)

            presented.dismiss(animated: true) { completions += 1 }
            #expect(root.presentedViewController == nil)
            #expect(completions == 2)
        }

        @Test func `nobody presents itself, or what another presents`() {
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

        @Test func `with nothing to dismiss no completion runs`() {
            var completions = 0

            root.dismiss(animated: false) { completions += 1 }
            #expect(completions == 0)

            root.present(UIViewController(), animated: false)
            root.dismiss(animated: false) { completions += 1 }
            #expect(completions == 1)
        }
    }
#endif
