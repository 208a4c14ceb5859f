@MainActor
final class ValidationResultPresenter: ValidationResultPresentation, Attachable {
    weak var view: (any ValidationResultView)?
    let isSuccess: Bool
    private let router: any ValidationResultWireFrame

    init(router: any ValidationResultWireFrame, isSuccess: Bool) {
        self.router = router
        self.isSuccess = isSuccess
    }

    func show(on view: any ValidationResultView) {
        let (title, color) =
            isSuccess ? ("Succeeded!", view.setSuccessColor) : ("Failed!", view.setFailColor)
        view.setTitle(title)
        color()
    }

    func screenTouched() {
        router.dismissModule()
    }
}
