#if !canImport(UIKit)
    /// The owner of a screen's view. It loads the view at the first access.
    @MainActor
    open class UIViewController: NSObject {
        private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")

        open var navigationItem: UINavigationItem {
            ownNavigationItem
        }

        /// Setting it also sets the title of the navigation item.
        open var title: String? {
            didSet { navigationItem.title = title }
        }

        /// The container that contains this controller.
        public private(set) weak var parent: UIViewController?

        /// The controllers that this container contains.
        public internal(set) var children: [UIViewController] = [] {
            didSet {
                for gone in oldValue where !children.contains(gone) && gone.parent === self { gone.parent = nil }
                for child in children { child.parent = self }
            }
        }

        private var loadedView: UIView?

        open var modalPresentationStyle = UIModalPresentationStyle.automatic

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

        /// Called before the view is added to a window: as its root, by a presentation, or by a navigation controller.
        open func viewWillAppear(_ animated: Bool) {}

        open func viewDidAppear(_ animated: Bool) {}

        /// Called before the view is removed from a window.
        open func viewWillDisappear(_ animated: Bool) {}

        open func viewDidDisappear(_ animated: Bool) {}

        private var isAppearing = false
        private var isTransitionAnimated: Bool?

        /// Begins to show or to hide the view. For containers, and for tests without a window. As in UIKit, it does nothing
        /// when the view already appears or disappears, and the children whose views are in the view take part.
        open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            guard self.isAppearing != isAppearing else { return }
            self.isAppearing = isAppearing
            isTransitionAnimated = animated
            if isAppearing {
                loadViewIfNeeded()
                prepareToAppear()
                viewWillAppear(animated)
            } else {
                viewWillDisappear(animated)
            }
            for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
        }

        /// Ends what `beginAppearanceTransition(_:animated:)` began.
        open func endAppearanceTransition() {
            guard let animated = isTransitionAnimated else { return }
            isTransitionAnimated = nil
            if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
            for child in shownChildren { child.endAppearanceTransition() }
        }

        private var shownChildren: [UIViewController] {
            children.filter { $0.viewIfLoaded?.superview != nil }
        }

        /// Adds the view to one that is in a window.
        func show(in superview: UIView, animated: Bool) {
            beginAppearanceTransition(true, animated: animated)
            superview.addSubview(view)
            endAppearanceTransition()
        }

        /// Removes the view from its superview.
        func hide(animated: Bool) {
            beginAppearanceTransition(false, animated: animated)
            viewIfLoaded?.removeFromSuperview()
            endAppearanceTransition()
        }

        /// For containers that add the views of their children themselves.
        func prepareToAppear() {}

        /// Adds a child. Add its view yourself, and then call `didMove(toParent:)` on it.
        open func addChild(_ childController: UIViewController) {
            childController.willMove(toParent: self)
            childController.parent?.children.removeAll { $0 === childController }
            children.append(childController)
        }

        /// Removes this controller from its parent. Before that, call `willMove(toParent:)` and remove its view.
        open func removeFromParent() {
            guard let parent else { return }
            parent.children.removeAll { $0 === self }
            didMove(toParent: nil)
        }

        open func willMove(toParent parent: UIViewController?) {}

        open func didMove(toParent parent: UIViewController?) {}

        private var isInEditing = false

        open var isEditing: Bool {
            get { isInEditing }
            set { setEditing(newValue, animated: false) }
        }

        /// For subclasses that change what they show.
        open func setEditing(_ editing: Bool, animated: Bool) {
            isInEditing = editing
        }

        private lazy var ownEditButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            }
        )

        /// A button that turns editing on and off. As in UIKit, it is in no bar until you add it.
        open var editButtonItem: UIBarButtonItem {
            ownEditButtonItem
        }

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
            viewControllerToPresent.show(in: window, animated: flag)
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
            presented.hide(animated: flag)
            completion?()
        }
    }

    /// How a presented screen covers the one below it. The stand-in ignores the style: it shows each screen on top of
    /// the window.
    public enum UIModalPresentationStyle: Int, Sendable {
        case automatic = -2
        case none = -1
        case fullScreen = 0
        case pageSheet = 1
        case formSheet = 2
        case currentContext = 3
        case custom = 4
        case overFullScreen = 5
        case overCurrentContext = 6
        case popover = 7
    }
#endif
