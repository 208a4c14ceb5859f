import HeadlessUIKit

@testable import MVPEditFields

extension EditFieldsViewController {
    /// The five texts that the user sees, from top to bottom. A view without a text may be hidden.
    var shownTexts: [String] {
        [
            (firstFieldTitleLabel, firstFieldTitleLabel.text), (firstInputField, firstInputField.placeholder),
            (secondFieldTitleLabel, secondFieldTitleLabel.text), (secondInputField, secondInputField.placeholder),
            (saveButton, saveButton.title(for: .normal)),
        ].map { view, text in view.isShown ? text ?? "" : "" }
    }

    /// The setters of the five texts, from top to bottom.
    var setters: [(String) -> Void] {
        [
            setFirstFieldTitle, setFirstInputFieldPlaceholder,
            setSecondFieldTitle, setSecondInputFieldPlaceholder,
            setSaveButtonTitle,
        ]
    }

    func setTexts(_ texts: [String]) {
        for (set, text) in zip(setters, texts) { set(text) }
    }

    /// A user does everything that the screen offers, and all of it twice. The check runs after each event.
    func beUsed(afterEachEvent check: () -> Void = {}) {
        for _ in 1...2 {
            for input in [firstInputField, secondInputField] {
                input.sendActions(for: .editingDidBegin)
                check()
                for text in ["", "secret", "a long secret of many words", "secret ", "", "secret"] {
                    input.text = text
                    input.sendActions(for: .editingChanged)
                    check()
                }
                input.sendActions(for: .editingDidEnd)
                check()
            }
            for end in [.touchUpInside, .touchUpOutside, .touchCancel] as [UIControl.Event] {
                saveButton.sendActions(for: .touchDown)
                check()
                saveButton.sendActions(for: end)
                check()
            }
            appearAgain()
            check()
        }
    }
}
