@testable import MVPEditFields

/// The texts of the screen, from the top down.
enum FieldText: String, CaseIterable {
    case firstFieldTitle
    case firstInputPlaceholder
    case secondFieldTitle
    case secondInputPlaceholder
    case saveActionTitle

    /// The property of the model that the text comes from.
    var source: String {
        "model.\(rawValue)"
    }

    /// The setter that the text belongs to.
    var setter: String {
        switch self {
        case .firstFieldTitle: "setFirstFieldTitle(_:)"
        case .firstInputPlaceholder: "setFirstInputFieldPlaceholder(_:)"
        case .secondFieldTitle: "setSecondFieldTitle(_:)"
        case .secondInputPlaceholder: "setSecondInputFieldPlaceholder(_:)"
        case .saveActionTitle: "setSaveButtonTitle(_:)"
        }
    }

    func text(of model: EditFieldsPresenter.ViewModel) -> String {
        switch self {
        case .firstFieldTitle: model.firstFieldTitle
        case .firstInputPlaceholder: model.firstInputPlaceholder
        case .secondFieldTitle: model.secondFieldTitle
        case .secondInputPlaceholder: model.secondInputPlaceholder
        case .saveActionTitle: model.saveActionTitle
        }
    }
}

extension EditFieldsViewSpy {
    /// What a text's setter got, one entry a call.
    func texts(for text: FieldText) -> [String] {
        calls.compactMap { call in
            switch (text, call) {
            case (.firstFieldTitle, .setFirstFieldTitle(let received)),
                (.firstInputPlaceholder, .setFirstInputFieldPlaceholder(let received)),
                (.secondFieldTitle, .setSecondFieldTitle(let received)),
                (.secondInputPlaceholder, .setSecondInputFieldPlaceholder(let received)),
                (.saveActionTitle, .setSaveButtonTitle(let received)):
                received
            default: nil
            }
        }
    }

    /// What all the setters got, from the top of the screen down, in whatever order they were called.
    var texts: [String] {
        FieldText.allCases.flatMap { texts(for: $0) }
    }
}
