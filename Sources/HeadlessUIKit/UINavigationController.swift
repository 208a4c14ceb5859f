#if !canImport(UIKit)
    /// A stack of screens. The user sees the top one. This stand-in animates nothing: a push or a pop is complete when
    /// its call returns. It loads the view of the top screen when it is in a window.
    open class UINavigationController: UIViewController {
        public init(rootViewController: UIViewController) {
            super.init(nibName: nil, bundle: nil)
            pushViewController(rootViewController, animated: false)
        }

        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        /// The controllers from the root to the top.
        open var viewControllers: [UIViewController] {
            get { children }
            set { setViewControllers(newValue, animated: false) }
        }

        open var topViewController: UIViewController? {
            children.last
        }

        override func prepareToAppear() {
            if let top = topViewController { view.addSubview(top.view) }
        }

        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            guard !children.contains(viewController) else {
                fatalError(
                    "Pushing the same view controller instance more than once is not supported (\(viewController))"
                )
            }
            setViewControllers(children + [viewController], animated: animated)
        }

        /// Removes the top controller. The root stays: popping it does nothing.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            guard children.count > 1, let top = children.last else { return nil }
            setViewControllers(children.dropLast(), animated: animated)
            return top
        }

        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard children.count > 1 else { return nil }
            let popped = Array(children.dropFirst())
            setViewControllers(Array(children.prefix(1)), animated: animated)
            return popped
        }

        open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            let before = topViewController
            children = viewControllers
            guard viewIfLoaded?.window != nil, before !== topViewController else { return }
            before?.hide(animated: animated)
            topViewController?.show(in: view, animated: animated)
        }
    }

    extension UIViewController {
        /// The nearest navigation controller that contains this controller.
        public var navigationController: UINavigationController? {
            parent as? UINavigationController ?? parent?.navigationController
        }
    }
#endif
