#if !canImport(UIKit)
    /// An activity indicator: it is animated while the user waits.
    open class UIActivityIndicatorView: UIView {
        public enum Style: Int, Sendable {
            case medium = 100
            case large = 101
        }

        open var style: Style

        public private(set) var isAnimating = false

        open var hidesWhenStopped = true {
            didSet { hideIfStopped() }
        }

        public init(style: Style) {
            self.style = style
            super.init(frame: .zero)
            hideIfStopped()
        }

        public override init(frame: CGRect) {
            style = .medium
            super.init(frame: frame)
            hideIfStopped()
        }

        public required init(coder: NSCoder) {
            style = .medium
            super.init(frame: .zero)
            hideIfStopped()
        }

        open func startAnimating() {
            isAnimating = true
            isHidden = false
        }

        open func stopAnimating() {
            isAnimating = false
            hideIfStopped()
        }

        private func hideIfStopped() {
            guard !isAnimating else { return }
            isHidden = hidesWhenStopped
        }
    }
#endif
