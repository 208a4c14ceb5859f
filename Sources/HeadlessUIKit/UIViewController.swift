#if !canImport(UIKit)
    /// The owner of a screen's view. It loads the view at the first access.
    @MainActor
    open class UIViewController: NSObject {
        open lazy var navigationItem = UINavigationItem(title: title ?? "")

        /// Setting it also sets the title of the navigation item.
        open var title: String? {
            didSet { navigationItem.title = title }
        }

        /// The container that contains this controller.
        public internal(set) weak var parent: UIViewController?

        private var loadedView: UIView?

        /// The controller on top of this one. This controller retains it.
        public private(set) var presentedViewController: UIViewController?

        /// The controller below this one.
        public private(set) weak var presentingViewController: UIViewController?

        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init()
        }

        public convenience override init() {
            self.init(nibName: nil, bundle: nil)
        }

        public required init?(coder: NSCoder) {
            super.init()
        }

        /// Any access loads the view.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var view: UIView! {
            get {
                loadViewIfNeeded()
                return loadedView
            }
            set { loadedView = newValue }
        }

        open var viewIfLoaded: UIView? {
            loadedView
        }

        open var isViewLoaded: Bool {
            loadedView != nil
        }

        open func loadViewIfNeeded() {
            guard !isViewLoaded else { return }
            loadView()
            viewDidLoad()
        }

        /// Creates the view. Override it to create a different view, and do not call `super`.
        open func loadView() {
            view = UIView()
        }

        /// Called once after each load of a view.
        open func viewDidLoad() {}

        /// Presents a controller on top of this one, immediately, animated or not.
        ///
        /// As in UIKit, nothing happens and `completion` is not called in two cases: the view of this controller is in
        /// no window, or this controller already presents. The same is true here when the other controller is already
        /// presented; there UIKit raises an exception.
        open func present(
            _ viewControllerToPresent: UIViewController,
            animated flag: Bool,
            completion: (@MainActor () -> Void)? = nil
        ) {
            guard
                let window = viewIfLoaded?.window,
                presentedViewController == nil,
                viewControllerToPresent !== self,
                viewControllerToPresent.presentingViewController == nil
            else { return }
            presentedViewController = viewControllerToPresent
            viewControllerToPresent.presentingViewController = self
            window.addSubview(viewControllerToPresent.view)
            completion?()
        }

        /// Dismisses the controller on top of this one, or this controller itself when nothing is on top.
        ///
        /// Not compared with real UIKit: with nothing to dismiss, `completion` is not called.
        open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
            guard let presented = presentedViewController else {
                presentingViewController?.dismiss(animated: flag, completion: completion)
                return
            }
            // Controllers on top of the presented controller are dismissed with it.
            if presented.presentedViewController != nil {
                presented.dismiss(animated: false)
            }
            presentedViewController = nil
            presented.presentingViewController = nil
            presented.viewIfLoaded?.removeFromSuperview()
            completion?()
        }
    }
#endif
