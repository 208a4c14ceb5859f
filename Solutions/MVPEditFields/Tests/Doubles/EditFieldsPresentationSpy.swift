@testable import MVPEditFields

/// Logs the calls of the view, in order.
final class EditFieldsPresentationSpy: EditFieldsPresentation {
    enum Call: Equatable, CustomDebugStringConvertible {
        case firstInputDidChange(String)
        case secondInputDidChange(String)
        case saveActionTouched

        var debugDescription: String {
            switch self {
            case .firstInputDidChange(let text): "firstInputDidChange(\"\(text)\")"
            case .secondInputDidChange(let text): "secondInputDidChange(\"\(text)\")"
            case .saveActionTouched: "saveActionTouched()"
            }
        }
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
