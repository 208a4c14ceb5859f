#if !canImport(UIKit)
    /// A view that arranges other views in a row or a column. This stand-in measures nothing: it stores only the order.
    open class UIStackView: UIView {
        open var axis = NSLayoutConstraint.Axis.horizontal
        open var spacing: CGFloat = 0
        open var isLayoutMarginsRelativeArrangement = false
        public private(set) var arrangedSubviews: [UIView] = []

        public override init(frame: CGRect) {
            super.init(frame: frame)
        }

        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            views.forEach(addArrangedSubview)
        }

        public required init(coder: NSCoder) {
            super.init(frame: .zero)
        }

        open func addArrangedSubview(_ view: UIView) {
            addSubview(view)
            arrangedSubviews.append(view)
        }

        open override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            arrangedSubviews.removeAll { $0 === subview }
        }
    }

    public enum NSLayoutConstraint {
        public enum Axis: Int, Sendable {
            case horizontal = 0
            case vertical = 1
        }
    }
#endif
