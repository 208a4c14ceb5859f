import HeadlessUIKit

@MainActor
final class ValidationResultPresenter {
    private let screen = Weak<AnyObject>()
    let isSuccess: Bool
    private let router: any ValidationResultWireFrame

    var view: (any ValidationResultView)? { screen.value as? any ValidationResultView }

    init(router: any ValidationResultWireFrame, isSuccess: Bool) {
        self.router = router
        self.isSuccess = isSuccess
    }

    func attachView(view: any ValidationResultView) {
        screen.value = view
        isSuccess ? view.setSuccessColor() : view.setFailColor()
        view.setTitle(isSuccess ? "Succeeded!" : "Failed!")
    }
}

extension ValidationResultPresenter: ValidationResultPresentation {
    func screenTouched() {
        router.dismissModule()
    }
}

@MainActor
final class ValidationResultRouter: ValidationResultWireFrame {
    private let screen = Weak<UIViewController>()

    var view: UIViewController? {
        get { screen.value }
        set { screen.value = newValue }
    }

    func buildModule(isSuccess: Bool) -> ValidationResultViewController {
        let presenter = ValidationResultPresenter(router: self, isSuccess: isSuccess)
        let screen = ValidationResultViewController(presenter: presenter)
        presenter.attachView(view: screen)
        view = screen
        return screen
    }

    func dismissModule() {
        view?.dismiss(animated: true)
    }
}
