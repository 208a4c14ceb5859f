@testable import MVPEditFields

extension EditFieldsPresenter.ViewModel {
    /// Five texts, no two alike: a text in the wrong place shows.
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

    /// The same screen in another language.
    static let spanish = make(
        firstFieldTitle: "Contraseña",
        secondFieldTitle: "Nueva contraseña",
        firstInputPlaceholder: "La actual",
        secondInputPlaceholder: "La nueva",
        saveActionTitle: "Guardar"
    )

    /// The texts from the top of the screen down.
    var texts: [String] {
        FieldText.allCases.map { $0.text(of: self) }
    }
}
