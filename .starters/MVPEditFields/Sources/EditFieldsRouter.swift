import HeadlessUIKit

/// Builds the module of the screen, and presents the result.
final class EditFieldsRouter {
    var view: UIViewController?

    func buildModule(model: EditFieldsPresenter.ViewModel) -> EditFieldsViewController {
        // Step 5: the presenter and this router have no reference to the view yet.
        let presenter = EditFieldsPresenter(router: self, model: model)
        return EditFieldsViewController(presenter: presenter)
    }
}

extension EditFieldsRouter: EditFieldsWireFrame {
    func showResultScreen(isSuccess: Bool) {
        // Step 5: present the module of the result.
    }
}
