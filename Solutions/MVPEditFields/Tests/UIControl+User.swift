import HeadlessUIKit

/// What a user does with a control. Each action sends all its events.
extension UIControl {
    func tap() {
        touch(endingWith: .touchUpInside)
    }

    /// A finger touches the control and slides off before it is lifted.
    func slideOff() {
        touch(endingWith: .touchUpOutside)
    }

    /// The system ends the touch, as it does when a call comes in.
    func cancelTouch() {
        touch(endingWith: .touchCancel)
    }

    /// `sendActions(for:)` also works on a control that is disabled or hidden. A finger does not.
    private func touch(endingWith end: Event) {
        guard isEnabled, isShown else { return }
        sendActions(for: .touchDown)
        sendActions(for: end)
    }
}

extension UITextField {
    func enter(_ texts: String...) {
        guard isEnabled, isShown else { return }
        sendActions(for: .editingDidBegin)
        for text in texts {
            self.text = text
            sendActions(for: .editingChanged)
        }
        sendActions(for: .editingDidEnd)
    }
}
