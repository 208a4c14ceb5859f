@testable import MVPEditFields

extension EditFieldsPresenter.ViewModel {
    /// Five different texts, so that a test sees a text in the wrong place.
    static func make(
        firstFieldTitle: String = "Password",
        secondFieldTitle: String = "New Password",
        firstInputPlaceholder: String = "Current password",
        secondInputPlaceholder: String = "New password",
        saveActionTitle: String = "Save"
    ) -> EditFieldsPresenter.ViewModel {
        EditFieldsPresenter.ViewModel(
            firstFieldTitle: firstFieldTitle,
            secondFieldTitle: secondFieldTitle,
            firstInputPlaceholder: firstInputPlaceholder,
            secondInputPlaceholder: secondInputPlaceholder,
            saveActionTitle: saveActionTitle
        )
    }

    /// The same screen in a different language.
    static let spanish = make(
        firstFieldTitle: "Contraseña",
        secondFieldTitle: "Nueva contraseña",
        firstInputPlaceholder: "La actual",
        secondInputPlaceholder: "La nueva",
        saveActionTitle: "Guardar"
    )

    /// The texts, from top to bottom of the screen.
    var texts: [String] {
        FieldText.allCases.map { $0.text(of: self) }
    }
}
