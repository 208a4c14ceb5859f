#if !canImport(UIKit)
    /// A button in a bar.
    @MainActor
    open class UIBarButtonItem: NSObject {
        /// The standard items that the katas use.
        public enum SystemItem: Int, Sendable {
            case done = 0
            case cancel = 1
            case edit = 2
            case save = 3
            case refresh = 13
        }

        open var title: String?
        open var isEnabled = true
        /// For drawings. UIKit does not tell.
        private(set) var systemItem: SystemItem?

        /// The action that a tap runs.
        open var primaryAction: UIAction?

        public override init() {
            super.init()
        }

        public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
            self.init()
            self.systemItem = systemItem
            self.primaryAction = primaryAction
        }

        public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
            self.init()
            self.title = title ?? primaryAction?.title
            self.primaryAction = primaryAction
        }

        public required init?(coder: NSCoder) {
            super.init()
        }
    }
#endif
