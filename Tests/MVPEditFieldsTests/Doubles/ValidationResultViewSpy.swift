@testable import MVPEditFields

/// Logs its calls, in order. Each color is a separate call.
@MainActor
final class ValidationResultViewSpy: ValidationResultView {
    enum Call: Equatable {
        case setTitle(String)
        case setSuccessColor
        case setFailColor
    }

    private(set) var calls: [Call] = []
    private let name: String

    /// A failure shows the name, for tests with two views.
    init(_ name: String = "the view") {
        self.name = name
    }

    var titleCalls: [Call] {
        calls.filter { $0 != .setSuccessColor && $0 != .setFailColor }
    }

    var colorCalls: [Call] {
        calls.filter { $0 == .setSuccessColor || $0 == .setFailColor }
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

extension ValidationResultViewSpy: CustomDebugStringConvertible {
    nonisolated var debugDescription: String {
        name
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
