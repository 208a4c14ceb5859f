import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The screen as its user knows it.
extension EditFieldsViewController {
    /// The texts that are on the screen, from the top down.
    var shownTexts: [String] {
        [
            firstFieldTitleLabel.text, firstInputField.placeholder,
            secondFieldTitleLabel.text, secondInputField.placeholder,
            saveButton.title(for: .normal),
        ].compactMap { $0 }
    }

    func save(current: String, new: String) {
        firstInputField.text = current
        firstInputField.sendActions(for: .editingChanged)
        secondInputField.text = new
        secondInputField.sendActions(for: .editingChanged)
        saveButton.sendActions(for: .touchUpInside)
    }

    /// The outcome that the presented result was built with.
    func presentedOutcome() throws -> Bool {
        let result = try #require(
            presentedViewController as? ValidationResultViewController,
            "saving should present a ValidationResultViewController: the router should know its view, and present from it"
        )
        let presenter = try #require(
            result.presenter as? ValidationResultPresenter,
            "the presented result should have a ValidationResultPresenter"
        )
        return presenter.isSuccess
    }
}
