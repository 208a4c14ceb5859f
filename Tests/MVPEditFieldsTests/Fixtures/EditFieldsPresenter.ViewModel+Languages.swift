@testable import MVPEditFields

/// The same screen in two languages, each with five different texts, so that a test sees a text in the wrong place. In
/// Spanish, the second input has an empty placeholder.
extension EditFieldsPresenter.ViewModel {
    static let english = Self(
        firstFieldTitle: "Password",
        secondFieldTitle: "New Password",
        firstInputPlaceholder: "Current password",
        secondInputPlaceholder: "New password",
        saveActionTitle: "Save"
    )
    static let spanish = Self(
        firstFieldTitle: "Contraseña",
        secondFieldTitle: "Nueva contraseña",
        firstInputPlaceholder: "La actual",
        secondInputPlaceholder: "",
        saveActionTitle: "Guardar"
    )

    /// The texts, from top to bottom of the screen.
    var texts: [String] {
        FieldText.allCases.map { $0.text(of: self) }
    }
}
