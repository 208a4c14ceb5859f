import HeadlessUIKit

@testable import MVPEditFields

/// The screen, as its user reads and uses it.
extension EditFieldsViewController {
    /// The five texts, from top to bottom. It attaches the drawing of the screen to the report, and does not load the view:
    /// before that, the user reads nothing.
    func readScreen() -> [String?] {
        guard isViewLoaded else { return [] }
        attachDrawing()
        return [
            firstFieldTitleLabel.text, firstInputField.placeholder,
            secondFieldTitleLabel.text, secondInputField.placeholder, saveButton.title(for: .normal),
        ]
    }

    /// The title of the result that this screen presents, if there is one. It attaches the drawing of what the user sees.
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
