#if !canImport(UIKit)
    /// What a navigation bar shows while its screen is on top.
    @MainActor
    open class UINavigationItem: NSObject {
        open var title: String?
        open var rightBarButtonItems: [UIBarButtonItem]?

        public init(title: String) {
            self.title = title.isEmpty ? nil : title
            super.init()
        }

        public required init?(coder: NSCoder) {
            super.init()
        }

        /// The first of the items on the right; setting it replaces them all.
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }
    }
#endif
