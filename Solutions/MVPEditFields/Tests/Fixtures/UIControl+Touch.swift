import HeadlessUIKit

/// A touch that begins on a control, by its end, if it has one.
enum Touch: CaseIterable {
    case goesOn, endsInside, endsOutside, isCanceled
}

extension UIControl {
    /// Sends the events of a touch.
    func receive(_ touch: Touch) {
        sendActions(for: .touchDown)
        switch touch {
        case .goesOn: break
        case .endsInside: sendActions(for: .touchUpInside)
        case .endsOutside: sendActions(for: .touchUpOutside)
        case .isCanceled: sendActions(for: .touchCancel)
        }
    }

    func tap() {
        receive(.endsInside)
    }
}
