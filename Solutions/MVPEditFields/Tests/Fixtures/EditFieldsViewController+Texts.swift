@testable import MVPEditFields

extension EditFieldsViewController {
    /// What the user reads in the five places, from top to bottom.
    var visibleTexts: [String?] {
        [
            firstFieldTitleLabel.visibleText, firstInputField.placeholder,
            secondFieldTitleLabel.visibleText, secondInputField.placeholder,
            saveButton.title(for: .normal),
        ]
    }

    /// Calls the five setters, from top to bottom.
    func setTexts(_ first: String, _ second: String, _ third: String, _ fourth: String, _ fifth: String) {
        setFirstFieldTitle(first)
        setFirstInputFieldPlaceholder(second)
        setSecondFieldTitle(third)
        setSecondInputFieldPlaceholder(fourth)
        setSaveButtonTitle(fifth)
    }
}
