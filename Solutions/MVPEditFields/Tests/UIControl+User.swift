import HeadlessUIKit

/// What a user does with a control, with all the events that come with it.
extension UIControl {
    func tap() {
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
    }

    /// A finger that slides off the control before it is lifted.
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
