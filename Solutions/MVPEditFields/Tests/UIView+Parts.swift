import HeadlessUIKit

/// What is on a screen, in the order of its views. The views between do not matter.
extension UIView {
    /// Whether nothing hides the view.
    var isShown: Bool {
        !isHidden && superview?.isShown != false
    }

    /// A stack view shows only the views that it arranges in their place.
    var labelsAndControls: [UIView] {
        ((self as? UIStackView)?.arrangedSubviews ?? subviews).filter { !$0.isHidden }.flatMap {
            $0 is UILabel || $0 is UIControl ? [$0] : $0.labelsAndControls
        }
    }

    var stackAxes: [NSLayoutConstraint.Axis] {
        ((self as? UIStackView).map { [$0.axis] } ?? []) + subviews.flatMap(\.stackAxes)
    }
}
