@testable import MVPEditFields

/// The same screen in two languages, each with five different texts, so that a test sees a text in the wrong place. The
/// Spanish texts are long, with odd spaces and capitals. And two odd screens: one has no texts, one the same text five times.
extension EditFieldsPresenter.ViewModel {
    static let english = Self(
        firstFieldTitle: "Password",
        secondFieldTitle: "New Password",
        firstInputPlaceholder: "Current password",
        secondInputPlaceholder: "New password",
        saveActionTitle: "Save"
    )
    static let spanish = Self(
        firstFieldTitle: "tu Contraseña de hasta hoy ",
        secondFieldTitle: "tu Contraseña de hoy en adelante ",
        firstInputPlaceholder: " la Que has usado hasta hoy",
        secondInputPlaceholder: " otra,  Que no sea la misma",
        saveActionTitle: "guardar mi Contraseña nueva "
    )
    static let blank = Self(
        firstFieldTitle: "",
        secondFieldTitle: "",
        firstInputPlaceholder: "",
        secondInputPlaceholder: "",
        saveActionTitle: ""
    )
    static let uniform = Self(
        firstFieldTitle: "OK",
        secondFieldTitle: "OK",
        firstInputPlaceholder: "OK",
        secondInputPlaceholder: "OK",
        saveActionTitle: "OK"
    )

    /// The texts, from top to bottom of the screen.
    var texts: [String] {
        FieldText.allCases.map { $0.text(of: self) }
    }
}
