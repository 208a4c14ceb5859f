import HeadlessUIKit

@MainActor
final class ValidationResultRouter: ValidationResultWireFrame {
    weak var view: UIViewController?

    func buildModule(isSuccess: Bool) -> ValidationResultViewController {
        let presenter = ValidationResultPresenter(router: self, isSuccess: isSuccess)
        let screen = ValidationResultViewController(presenter: presenter)
        view = screen
        presenter.attachView(view: screen)
        return screen
    }

    func dismissModule() {
        view?.dismiss(animated: true, completion: nil)
    }
}
