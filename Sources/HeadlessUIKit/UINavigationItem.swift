#if !canImport(UIKit)
    /// The content of the navigation bar while its screen is on top.
    @MainActor
    open class UINavigationItem: NSObject {
        open var title: String?
        open var prompt: String?
        open var hidesBackButton = false
        open var titleView: UIView?
        open var leftBarButtonItems: [UIBarButtonItem]?
        open var rightBarButtonItems: [UIBarButtonItem]?

        public init(title: String) {
            self.title = title.isEmpty ? nil : title
            super.init()
        }

        public required init?(coder: NSCoder) {
            super.init()
        }

        /// The first item on the left. Setting it replaces all items on the left.
        open var leftBarButtonItem: UIBarButtonItem? {
            get { leftBarButtonItems?.first }
            set { leftBarButtonItems = newValue.map { [$0] } }
        }

        /// The first item on the right. Setting it replaces all items on the right.
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }
    }
#endif
