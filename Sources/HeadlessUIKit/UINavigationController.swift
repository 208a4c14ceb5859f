#if !canImport(UIKit)
    /// A stack of screens. The user sees the top one. This stand-in animates nothing and loads no view: a push or a pop
    /// is complete when its call returns.
    open class UINavigationController: UIViewController {
        private var stack: [UIViewController] = []

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
            get { stack }
            set { setViewControllers(newValue, animated: false) }
        }

        open var topViewController: UIViewController? {
            stack.last
        }

        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            guard !stack.contains(viewController) else {
                fatalError(
                    "Pushing the same view controller instance more than once is not supported (\(viewController))"
                )
            }
            setViewControllers(stack + [viewController], animated: animated)
        }

        /// Removes the top controller. The root stays: popping it does nothing.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            guard stack.count > 1, let top = stack.last else { return nil }
            setViewControllers(stack.dropLast(), animated: animated)
            return top
        }

        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard stack.count > 1 else { return nil }
            let popped = Array(stack.dropFirst())
            setViewControllers(Array(stack.prefix(1)), animated: animated)
            return popped
        }

        open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            for gone in stack where !viewControllers.contains(gone) {
                gone.parent = nil
            }
            stack = viewControllers
            for shown in stack {
                shown.parent = self
            }
        }
    }

    extension UIViewController {
        /// The nearest navigation controller that contains this controller.
        public var navigationController: UINavigationController? {
            parent as? UINavigationController ?? parent?.navigationController
        }
    }
#endif
