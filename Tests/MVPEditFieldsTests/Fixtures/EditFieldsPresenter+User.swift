@testable import MVPEditFields

extension EditFieldsPresenter {
    func play(_ action: UserAction) {
        switch action {
        case .first(let text): firstInputDidChange(text)
        case .second(let text): secondInputDidChange(text)
        case .save: saveActionTouched()
        }
    }

    /// Plays a user who edits the first input and then the second.
    func type(first: String, second: String) {
        play(.first(first))
        play(.second(second))
    }
}
