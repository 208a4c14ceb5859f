import HeadlessUIKit

/// Builds the screen's module, and leads from it to the result.
@MainActor
final class EditFieldsRouter {
    var view: UIViewController?

    func buildModule(model: EditFieldsPresenter.ViewModel) -> EditFieldsViewController {
        // Step 4: neither the presenter nor this router knows the view yet.
        let presenter = EditFieldsPresenter(router: self, model: model)
        return EditFieldsViewController(presenter: presenter)
    }
}

extension EditFieldsRouter: EditFieldsWireFrame {
    func showResultScreen(isSuccess: Bool) {
        // Step 4: present the result's module.
    }
}
