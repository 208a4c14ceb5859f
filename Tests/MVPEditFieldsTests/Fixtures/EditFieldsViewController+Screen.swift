import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The screen, as its user sees it.
extension EditFieldsViewController {
    /// The texts on the screen, from top to bottom.
    var shownTexts: [String] {
        [
            firstFieldTitleLabel.text, firstInputField.placeholder,
            secondFieldTitleLabel.text, secondInputField.placeholder,
            saveButton.title(for: .normal),
        ].compactMap { $0 }
    }

    /// The texts in both inputs, from top to bottom.
    var inputTexts: [String] {
        [firstInputField, secondInputField].map { $0.text ?? "" }
    }

    /// Whether the user can still type two hidden passwords and save them.
    var isUsable: Bool {
        let inputs = [firstInputField, secondInputField]
        return !view.isHidden && inputs.allSatisfy(\.isSecureTextEntry)
            && (inputs + [saveButton]).allSatisfy { $0.isDescendant(of: view) && $0.isEnabled && !$0.isHidden }
    }

    func type(current: String) {
        firstInputField.text = current
        firstInputField.sendActions(for: .editingChanged)
    }

    func type(current: String, new: String) {
        type(current: current)
        secondInputField.text = new
        secondInputField.sendActions(for: .editingChanged)
    }

    func save() {
        saveButton.sendActions(for: .touchUpInside)
    }

    func save(current: String, new: String) {
        type(current: current, new: new)
        save()
    }

    /// What the user reads on the presented result.
    func presentedTitle(sourceLocation: SourceLocation = #_sourceLocation) throws -> String? {
        try presentedResult(sourceLocation: sourceLocation).titleLabel.text
    }

    func presentedResult(sourceLocation: SourceLocation = #_sourceLocation) throws -> ValidationResultViewController {
        let result = presentedViewController as? ValidationResultViewController
        return try #require(
            result,
            "a save should present a ValidationResultViewController: the router should present it from its own view",
            sourceLocation: sourceLocation
        )
    }
}

extension ValidationResultViewController {
    func touch() {
        screen.sendActions(for: .touchUpInside)
    }
}
