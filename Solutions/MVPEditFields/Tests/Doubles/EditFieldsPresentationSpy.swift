@testable import MVPEditFields

/// Logs the calls of the view, in order.
final class EditFieldsPresentationSpy: EditFieldsPresentation {
    enum Call: Equatable {
        case firstInputDidChange(String)
        case secondInputDidChange(String)
        case saveActionTouched
    }

    private(set) var calls: [Call] = []

    func firstInputDidChange(_ text: String) {
        calls.append(.firstInputDidChange(text))
    }

    func secondInputDidChange(_ text: String) {
        calls.append(.secondInputDidChange(text))
    }

    func saveActionTouched() {
        calls.append(.saveActionTouched)
    }
}
