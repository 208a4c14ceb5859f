import HeadlessUIKit

@testable import MVPEditFields

/// The screen, as its user reads and uses it. What reads it also attaches its drawing to the report, and does not load it.
extension EditFieldsViewController {
    /// The titles, placeholders and the button's title, from top to bottom. Nothing before the view is loaded.
    func readScreen() -> [String?] {
        guard isViewLoaded else { return [] }
        attachDrawing()
        return [
            firstFieldTitleLabel.text, firstInputField.placeholder,
            secondFieldTitleLabel.text, secondInputField.placeholder, saveButton.title(for: .normal),
        ]
    }

    /// The title of the result on top of this screen. Nil if there is none.
    func readResult() -> String? {
        attachDrawing()
        return result?.titleLabel.text
    }

    /// The texts in both inputs, from top to bottom.
    var typedTexts: [String?] { [firstInputField.text, secondInputField.text] }

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
