import HeadlessUIKit

@MainActor
final class EditFieldsRouter {
    weak var view: UIViewController?
    private let makeResultRouter: @MainActor () -> ValidationResultRouter

    init(makeResultRouter: @escaping @MainActor () -> ValidationResultRouter = { ValidationResultRouter() }) {
        self.makeResultRouter = makeResultRouter
    }

    func buildModule(model: EditFieldsPresenter.ViewModel) -> EditFieldsViewController {
        let presenter = EditFieldsPresenter(router: self, model: model)
        let screen = EditFieldsViewController(presenter: presenter)
        view = screen
        presenter.attachView(view: screen)
        return screen
    }
}

extension EditFieldsRouter: EditFieldsWireFrame {
    func showResultScreen(isSuccess: Bool) {
        guard let view else { return }
        view.present(makeResultRouter().buildModule(isSuccess: isSuccess), animated: true)
    }
}
