/// Turns an outcome into a title and a color. It does not use UIKit.
final class ValidationResultPresenter {
    private(set) weak var view: (any ValidationResultView)?
    private let isSuccess: Bool
    private let router: any ValidationResultWireFrame

    init(router: any ValidationResultWireFrame, isSuccess: Bool) {
        self.router = router
        self.isSuccess = isSuccess
    }

    func attachView(view: any ValidationResultView) {
        self.view = view
        if isSuccess {
            view.setTitle("Succeeded!")
            view.setSuccessColor()
        } else {
            view.setTitle("Failed!")
            view.setFailColor()
        }
    }
}

extension ValidationResultPresenter: ValidationResultPresentation {
    func screenTouched() {
        router.dismissModule()
    }
}
