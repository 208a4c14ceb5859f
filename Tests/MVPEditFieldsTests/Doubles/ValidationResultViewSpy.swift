@testable import MVPEditFields

/// Logs its calls, in order. Each color is a separate call.
final class ValidationResultViewSpy: ValidationResultView {
    enum Call: Equatable {
        case setTitle(String)
        case setSuccessColor
        case setFailColor
    }

    private(set) var calls: [Call] = []

    /// The last title that the view got. An earlier one is gone before the user sees it.
    var shownTitle: Call? {
        calls.last { $0 != .setSuccessColor && $0 != .setFailColor }
    }

    /// The last color that the view got.
    var shownColor: Call? {
        calls.last { $0 == .setSuccessColor || $0 == .setFailColor }
    }

    func setTitle(_ text: String) {
        calls.append(.setTitle(text))
    }

    func setSuccessColor() {
        calls.append(.setSuccessColor)
    }

    func setFailColor() {
        calls.append(.setFailColor)
    }
}

extension ValidationResultViewSpy.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .setTitle(let text): "setTitle(\"\(text)\")"
        case .setSuccessColor: "setSuccessColor()"
        case .setFailColor: "setFailColor()"
        }
    }
}
