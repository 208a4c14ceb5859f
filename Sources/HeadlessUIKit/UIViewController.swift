#if !canImport(UIKit)
    /// The owner of a screen's view, which it loads when somebody first asks for it.
    @MainActor
    open class UIViewController: NSObject {
        open lazy var navigationItem = UINavigationItem(title: title ?? "")

        /// Setting it sets the navigation item's title too.
        open var title: String? {
            didSet { navigationItem.title = title }
        }

        private var loadedView: UIView?

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
    }
#endif
