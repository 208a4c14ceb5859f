@testable import MVPEditFields

/// Logs what the view told it, in order.
@MainActor
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
