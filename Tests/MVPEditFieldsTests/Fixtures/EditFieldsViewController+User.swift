import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The loaded screen, as its user reads and uses it.
extension EditFieldsViewController {
    /// The five texts, from top to bottom. The drawing of the screen is in the report of the test.
    func readScreen() -> [String?] {
        if let drawing { Attachment.record(drawing, named: Self.drawingName) }
        return [
            firstFieldTitleLabel.text, firstInputField.placeholder,
            secondFieldTitleLabel.text, secondInputField.placeholder, saveButton.title(for: .normal),
        ]
    }

    /// The result that this screen presents.
    var result: ValidationResultViewController? {
        presentedViewController as? ValidationResultViewController
    }

    func type(current: String, new: String) {
        firstInputField.text = current
        firstInputField.sendActions(for: .editingChanged)
        secondInputField.text = new
        secondInputField.sendActions(for: .editingChanged)
    }

    func save() {
        saveButton.sendActions(for: .touchUpInside)
    }
}
