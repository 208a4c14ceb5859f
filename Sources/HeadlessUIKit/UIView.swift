#if !canImport(UIKit)
    /// A node of the tree of what is on the screen.
    @MainActor
    open class UIView: NSObject {
        open var frame: CGRect
        open var isHidden = false
        open var backgroundColor: UIColor?
        open var autoresizingMask: AutoresizingMask = []

        public private(set) weak var superview: UIView?
        public private(set) var subviews: [UIView] = []

        private var needsLayout = true

        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        public convenience override init() {
            self.init(frame: .zero)
        }

        public required init?(coder: NSCoder) {
            frame = .zero
            super.init()
        }

        /// The window that the view is in, however deep.
        open var window: UIWindow? {
            superview?.window
        }

        /// Puts a view in front of the others; a view that stood elsewhere moves.
        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            subviews.append(view)
            view.superview = self
        }

        open func removeFromSuperview() {
            superview?.willRemoveSubview(self)
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }

        /// For subclasses that keep account of their subviews.
        open func willRemoveSubview(_ subview: UIView) {}

        /// The frame in the view's own coordinates.
        open var bounds: CGRect {
            CGRect(origin: .zero, size: frame.size)
        }

        open func setNeedsLayout() {
            needsLayout = true
        }

        /// Lays out this view and those below it, as far as they need it.
        open func layoutIfNeeded() {
            if needsLayout {
                needsLayout = false
                layoutSubviews()
            }
            subviews.forEach { $0.layoutIfNeeded() }
        }

        /// For subclasses that place their subviews themselves. Nothing is measured here.
        open func layoutSubviews() {}

        /// A view counts as its own descendant.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || superview?.isDescendant(of: view) == true
        }
    }
#endif
