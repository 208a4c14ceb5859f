import HeadlessUIKit

extension UIView {
    /// The labels and controls that the user sees, from top to bottom. They may be in views of their own.
    var visibleParts: [UIView] {
        let views = (self as? UIStackView)?.arrangedSubviews ?? subviews
        return views.filter { !$0.isHidden }.flatMap { view in
            view is UILabel || view is UIControl ? [view] : view.visibleParts
        }
    }

    /// All stack views in this view that have two or more parts side by side.
    var rows: [UIView] {
        let stack = self as? UIStackView
        let isRow = stack?.axis == .horizontal && (stack?.arrangedSubviews.count ?? 0) > 1
        return (isRow ? [self] : []) + subviews.flatMap(\.rows)
    }
}

extension UILabel {
    /// What the user reads. A label without a text may be hidden, or taken out of its view.
    var visibleText: String? {
        isHidden || superview?.isHidden != false ? "" : text
    }
}
