@testable import MVPEditFields

/// The texts of the screen, from top to bottom, each with the setter that it belongs to.
enum FieldText: String, CaseIterable {
    case firstFieldTitle = "setFirstFieldTitle(_:)"
    case firstInputPlaceholder = "setFirstInputFieldPlaceholder(_:)"
    case secondFieldTitle = "setSecondFieldTitle(_:)"
    case secondInputPlaceholder = "setSecondInputFieldPlaceholder(_:)"
    case saveActionTitle = "setSaveButtonTitle(_:)"

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
