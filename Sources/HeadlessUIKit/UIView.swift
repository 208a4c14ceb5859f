#if !canImport(UIKit)
    /// A node in the tree of views on the screen.
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

        /// The window that contains the view, at any depth.
        open var window: UIWindow? {
            superview?.window
        }

        /// Adds a view in front of the others. A view with a different superview moves.
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

        /// For subclasses that track their subviews.
        open func willRemoveSubview(_ subview: UIView) {}

        private var boundsOrigin = CGPoint.zero

        /// The view's rectangle in its own coordinates. Setting the size keeps the center of the frame.
        open var bounds: CGRect {
            get { CGRect(origin: boundsOrigin, size: frame.size) }
            set {
                boundsOrigin = newValue.origin
                frame = frame.insetBy(
                    dx: (frame.width - newValue.width) / 2,
                    dy: (frame.height - newValue.height) / 2
                )
            }
        }

        open func setNeedsLayout() {
            needsLayout = true
        }

        /// Lays out this view and all views below it that need layout.
        open func layoutIfNeeded() {
            if needsLayout {
                needsLayout = false
                layoutSubviews()
            }
            subviews.forEach { $0.layoutIfNeeded() }
        }

        /// For subclasses that place their subviews themselves. This stand-in measures nothing.
        open func layoutSubviews() {}

        /// Whether the view is below the other view. A view is its own descendant.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || superview?.isDescendant(of: view) == true
        }
    }
#endif
