@testable import MVPEditFields

extension EditFieldsPresenter {
    /// Plays a user who edits the first input and then the second. Each entry is one edit.
    func type(first: [String], second: [String]) {
        first.forEach(firstInputDidChange)
        second.forEach(secondInputDidChange)
    }

    func type(first: String, second: String) {
        type(first: [first], second: [second])
    }
}
