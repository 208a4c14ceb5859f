import HeadlessUIKit

/// Builds the module of the screen, and presents the result.
final class EditFieldsRouter {
    private(set) var view: UIViewController?

    func buildModule(model: EditFieldsPresenter.ViewModel, session: UserSession) -> EditFieldsViewController {
        // Step 5: the presenter and this router have no reference to the view yet.
        let presenter = EditFieldsPresenter(router: self, model: model, session: session)
        return EditFieldsViewController(presenter: presenter)
    }
}

extension EditFieldsRouter: EditFieldsWireFrame {
    func showResultScreen(isSuccess: Bool) {
        // Step 5: present the module of the result.
    }
}
