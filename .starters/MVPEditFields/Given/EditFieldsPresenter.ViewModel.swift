extension EditFieldsPresenter {
    /// The five texts of the screen.
    struct ViewModel: Equatable, Sendable {
        var firstFieldTitle: String
        var secondFieldTitle: String
        var firstInputPlaceholder: String
        var secondInputPlaceholder: String
        var saveActionTitle: String
    }
}
