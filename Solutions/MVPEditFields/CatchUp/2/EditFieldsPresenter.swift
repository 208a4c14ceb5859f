/// Decides whether the user may change the password. It does not use UIKit.
final class EditFieldsPresenter {
    private(set) weak var view: (any EditFieldsView)?

    private let router: any EditFieldsWireFrame
    private let model: ViewModel
    private let session: UserSession

    init(router: any EditFieldsWireFrame, model: ViewModel, session: UserSession) {
        self.router = router
        self.model = model
        self.session = session
    }

    func attachView(view: any EditFieldsView) {
        self.view = view
        view.setFirstFieldTitle(model.firstFieldTitle)
        view.setFirstInputFieldPlaceholder(model.firstInputPlaceholder)
        view.setSecondFieldTitle(model.secondFieldTitle)
        view.setSecondInputFieldPlaceholder(model.secondInputPlaceholder)
        view.setSaveButtonTitle(model.saveActionTitle)
    }
}

extension EditFieldsPresenter: EditFieldsPresentation {
    func firstInputDidChange(_ text: String) {
        // Step 2: this is the current password.
    }

    func secondInputDidChange(_ text: String) {
        // Step 2: this is the new password.
    }

    func saveActionTouched() {
        // Step 2: call the router with the outcome: may the user change the password?
    }
}
