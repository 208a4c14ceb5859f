/// Decides whether the password may be changed. It knows nothing of UIKit.
@MainActor
final class EditFieldsPresenter {
    private(set) var view: (any EditFieldsView)?

    private let router: any EditFieldsWireFrame
    private let model: ViewModel
    private let session: UserSession

    init(router: any EditFieldsWireFrame, model: ViewModel, session: UserSession = .shared) {
        self.router = router
        self.model = model
        self.session = session
    }

    func attachView(view: any EditFieldsView) {
        // Step 1: remember the view, and tell it the model's five texts.
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
        // Step 2: have the router show whether the password may be changed.
    }
}
