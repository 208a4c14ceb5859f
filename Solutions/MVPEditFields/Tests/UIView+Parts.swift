import HeadlessUIKit

/// What is on a screen, in the order of its views. The views between do not matter.
extension UIView {
    var labelsAndControls: [UIView] {
        subviews.flatMap { $0 is UILabel || $0 is UIControl ? [$0] : $0.labelsAndControls }
    }

    var stackAxes: [NSLayoutConstraint.Axis] {
        ((self as? UIStackView).map { [$0.axis] } ?? []) + subviews.flatMap(\.stackAxes)
    }
}
