@testable import MVPEditFields

/// The screen in two languages. All ten texts differ, so that a test sees a text in the wrong place.
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
        secondInputPlaceholder: "Otra",
        saveActionTitle: "Guardar"
    )
}
