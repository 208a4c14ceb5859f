import HeadlessUIKit

/// Builds the module of the screen, and presents the result.
final class EditFieldsRouter {
    private(set) weak var view: UIViewController?

    func buildModule(model: EditFieldsPresenter.ViewModel, session: UserSession) -> EditFieldsViewController {
        let presenter = EditFieldsPresenter(router: self, model: model, session: session)
        let viewController = EditFieldsViewController(presenter: presenter)
        presenter.attachView(view: viewController)
        view = viewController
        return viewController
    }
}

extension EditFieldsRouter: EditFieldsWireFrame {
    func showResultScreen(isSuccess: Bool) {
        let result = ValidationResultRouter().buildModule(isSuccess: isSuccess)
        view?.present(result, animated: true)
    }
}
