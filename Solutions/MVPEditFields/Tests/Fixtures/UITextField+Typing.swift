import HeadlessUIKit

extension UITextField {
    /// A user changes the text, and goes on typing.
    func type(_ newText: String) {
        text = newText
        sendActions(for: .editingChanged)
    }

    /// A user changes the text in an edit from beginning to end.
    func edit(_ newText: String) {
        sendActions(for: .editingDidBegin)
        type(newText)
        sendActions(for: .editingDidEnd)
    }
}
