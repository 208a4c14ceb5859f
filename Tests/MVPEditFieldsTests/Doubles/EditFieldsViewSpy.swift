@testable import MVPEditFields

/// Logs the calls of the setters with their texts, in order.
final class EditFieldsViewSpy: EditFieldsView {
    enum Call: Equatable {
        case setFirstFieldTitle(String)
        case setFirstInputFieldPlaceholder(String)
        case setSecondFieldTitle(String)
        case setSecondInputFieldPlaceholder(String)
        case setSaveButtonTitle(String)
    }

    private(set) var calls: [Call] = []

    func setFirstFieldTitle(_ text: String) {
        calls.append(.setFirstFieldTitle(text))
    }

    func setFirstInputFieldPlaceholder(_ text: String) {
        calls.append(.setFirstInputFieldPlaceholder(text))
    }

    func setSecondFieldTitle(_ text: String) {
        calls.append(.setSecondFieldTitle(text))
    }

    func setSecondInputFieldPlaceholder(_ text: String) {
        calls.append(.setSecondInputFieldPlaceholder(text))
    }

    func setSaveButtonTitle(_ text: String) {
        calls.append(.setSaveButtonTitle(text))
    }
}

extension EditFieldsViewSpy.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .setFirstFieldTitle(let text): "setFirstFieldTitle(\"\(text)\")"
        case .setFirstInputFieldPlaceholder(let text): "setFirstInputFieldPlaceholder(\"\(text)\")"
        case .setSecondFieldTitle(let text): "setSecondFieldTitle(\"\(text)\")"
        case .setSecondInputFieldPlaceholder(let text): "setSecondInputFieldPlaceholder(\"\(text)\")"
        case .setSaveButtonTitle(let text): "setSaveButtonTitle(\"\(text)\")"
        }
    }
}
