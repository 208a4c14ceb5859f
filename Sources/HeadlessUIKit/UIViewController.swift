#if !canImport(UIKit)
    /// The owner of a screen's view, which it loads when somebody first asks for it.
    @MainActor
    open class UIViewController: NSObject {
        open lazy var navigationItem = UINavigationItem(title: title ?? "")

        /// Setting it sets the navigation item's title too.
        open var title: String? {
            didSet { navigationItem.title = title }
        }

        /// The container that shows this controller.
        public internal(set) weak var parent: UIViewController?

        private var loadedView: UIView?

        /// The controller on top of this one, which this one keeps alive.
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

        /// Asking for the view loads it.
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

        /// Makes the view; override it to make another one, without calling `super`.
        open func loadView() {
            view = UIView()
        }

        /// Called once for each view that was loaded.
        open func viewDidLoad() {}

        /// Shows another controller on top of this one, at once, animated or not.
        ///
        /// As in UIKit nothing happens, and `completion` is not called, while this controller's view is in no window or
        /// has a controller on top already. The same holds here for a controller that somebody presents already; UIKit
        /// raises an exception.
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

        /// Takes away what is on top of this controller, or this controller itself when nothing is.
        ///
        /// Not compared with the real one: with nothing to take away, `completion` is not called.
        open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
            guard let presented = presentedViewController else {
                presentingViewController?.dismiss(animated: flag, completion: completion)
                return
            }
            // What the presented one presents goes with it.
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
