@testable import MVPEditFields

extension EditFieldsPresenter.ViewModel {
    /// The five texts of the screen, from top to bottom.
    static func texts(_ first: String, _ second: String, _ third: String, _ fourth: String, _ fifth: String) -> Self {
        Self(
            firstFieldTitle: first,
            secondFieldTitle: third,
            firstInputPlaceholder: second,
            secondInputPlaceholder: fourth,
            saveActionTitle: fifth
        )
    }

    /// A model for tests that are not about its texts.
    static func make() -> Self {
        .texts("Password", "Current password", "New password", "Choose a new one", "Save")
    }
}
