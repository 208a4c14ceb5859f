/// Decides with a list of rules.
@MainActor
final class EditFieldsPresenter {
    private(set) weak var view: (any EditFieldsView)?

    private let router: any EditFieldsWireFrame
    private let model: ViewModel
    private let rules: [Rule]
    private var form = Form()

    init(router: any EditFieldsWireFrame, model: ViewModel, session: UserSession = .shared) {
        self.router = router
        self.model = model
        rules = [.current(is: session.password), .new(isNot: session.password), .newIsNotEmpty]
    }

    func attachView(view: any EditFieldsView) {
        self.view = view
        show(\.firstFieldTitle) { view.setFirstFieldTitle($0) }
        show(\.firstInputPlaceholder) { view.setFirstInputFieldPlaceholder($0) }
        show(\.secondFieldTitle) { view.setSecondFieldTitle($0) }
        show(\.secondInputPlaceholder) { view.setSecondInputFieldPlaceholder($0) }
        show(\.saveActionTitle) { view.setSaveButtonTitle($0) }
    }

    private func show(_ text: KeyPath<ViewModel, String>, with setter: (String) -> Void) {
        setter(model[keyPath: text])
    }
}

extension EditFieldsPresenter: EditFieldsPresentation {
    func firstInputDidChange(_ text: String) {
        form[.current] = text
    }

    func secondInputDidChange(_ text: String) {
        form[.new] = text
    }

    func saveActionTouched() {
        router.showResultScreen(isSuccess: rules.allSatisfy { $0.allows(form) })
    }
}
