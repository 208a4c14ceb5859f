@testable import MVPEditFields

/// The texts of the screen, from top to bottom.
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

    /// The setter for the text.
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
    /// The text in a place: the last one that its setter got. An earlier one is gone before the user sees it.
    func shownText(for text: FieldText) -> String? {
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
        }.last
    }

    /// The texts that the view shows, from top to bottom.
    var shownTexts: [String] {
        FieldText.allCases.compactMap(shownText)
    }
}
