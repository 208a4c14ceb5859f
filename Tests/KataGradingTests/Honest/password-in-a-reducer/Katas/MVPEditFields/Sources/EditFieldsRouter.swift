import HeadlessUIKit

@MainActor
final class EditFieldsRouter: EditFieldsWireFrame {
    private let screen = Weak<UIViewController>()

    var view: UIViewController? {
        get { screen.value }
        set { screen.value = newValue }
    }

    func buildModule(model: EditFieldsPresenter.ViewModel, session: UserSession) -> EditFieldsViewController {
        let presenter = EditFieldsPresenter(router: self, model: model, session: session)
        let screen = EditFieldsViewController(presenter: presenter)
        presenter.attachView(view: screen)
        view = screen
        return screen
    }

    func showResultScreen(isSuccess: Bool) {
        view?.present(ValidationResultRouter().buildModule(isSuccess: isSuccess), animated: true)
    }
}

/// A reference that does not retain.
final class Weak<Object: AnyObject> {
    weak var value: Object?
}
