import HeadlessUIKit

/// A touch that begins on a control, by its end.
enum Touch: CaseIterable {
    case endsInside, endsOutside, isCanceled
}

extension UIControl {
    /// Sends both events of a touch.
    func receive(_ touch: Touch) {
        sendActions(for: .touchDown)
        switch touch {
        case .endsInside: sendActions(for: .touchUpInside)
        case .endsOutside: sendActions(for: .touchUpOutside)
        case .isCanceled: sendActions(for: .touchCancel)
        }
    }

    func tap() {
        receive(.endsInside)
    }
}
