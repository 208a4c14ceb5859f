import HeadlessUIKit

/// Builds the module of the result, and dismisses it.
final class ValidationResultRouter {
    private(set) weak var view: UIViewController?

    func buildModule(isSuccess: Bool) -> ValidationResultViewController {
        let presenter = ValidationResultPresenter(router: self, isSuccess: isSuccess)
        let viewController = ValidationResultViewController(presenter: presenter)
        presenter.attachView(view: viewController)
        view = viewController
        return viewController
    }
}

extension ValidationResultRouter: ValidationResultWireFrame {
    func dismissModule() {
        view?.dismiss(animated: true)
    }
}
