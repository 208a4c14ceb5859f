import HeadlessUIKit

/// What a user does with a control. Each action sends all its events.
extension UIControl {
    func tap() {
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
    }

    /// A finger touches the control and slides off before it is lifted.
    func slideOff() {
        sendActions(for: .touchDown)
        sendActions(for: .touchUpOutside)
    }
}

extension UITextField {
    func enter(_ texts: String...) {
        sendActions(for: .editingDidBegin)
        for text in texts {
            self.text = text
            sendActions(for: .editingChanged)
        }
        sendActions(for: .editingDidEnd)
    }
}
