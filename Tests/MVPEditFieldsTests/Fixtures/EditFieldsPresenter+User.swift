@testable import MVPEditFields

extension EditFieldsPresenter {
    /// The user types into both inputs.
    func type(current: String, new: String) {
        firstInputDidChange(current)
        secondInputDidChange(new)
    }
}
