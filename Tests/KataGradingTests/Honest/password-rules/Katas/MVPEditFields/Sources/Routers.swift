import HeadlessUIKit

@MainActor
class Router<Screen: UIViewController> {
    weak var view: UIViewController?

    init() {}

    func connect(_ screen: Screen, _ attach: (Screen) -> Void) -> Screen {
        attach(screen)
        view = screen
        return screen
    }
}

@MainActor
final class EditFieldsRouter: Router<EditFieldsViewController>, EditFieldsWireFrame {
    func buildModule(model: EditFieldsPresenter.ViewModel) -> EditFieldsViewController {
        let presenter = EditFieldsPresenter(router: self, model: model)
        return connect(EditFieldsViewController(presenter: presenter)) { presenter.attachView(view: $0) }
    }

    func showResultScreen(isSuccess: Bool) {
        view?.present(ValidationResultRouter().buildModule(isSuccess: isSuccess), animated: true, completion: nil)
    }
}

@MainActor
final class ValidationResultRouter: Router<ValidationResultViewController>, ValidationResultWireFrame {
    func buildModule(isSuccess: Bool) -> ValidationResultViewController {
        let presenter = ValidationResultPresenter(router: self, isSuccess: isSuccess)
        return connect(ValidationResultViewController(presenter: presenter)) { presenter.attachView(view: $0) }
    }

    func dismissModule() {
        view?.dismiss(animated: true)
    }
}
