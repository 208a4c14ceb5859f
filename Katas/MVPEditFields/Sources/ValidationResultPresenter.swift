/// Turns an outcome into a title and a color. It does not use UIKit.
final class ValidationResultPresenter {
    private(set) var view: (any ValidationResultView)?
    private let isSuccess: Bool
    private let router: any ValidationResultWireFrame

    init(router: any ValidationResultWireFrame, isSuccess: Bool) {
        self.router = router
        self.isSuccess = isSuccess
    }

    func attachView(view: any ValidationResultView) {
        // Step 3: store the view, and set the title and the color of the outcome.
    }
}

extension ValidationResultPresenter: ValidationResultPresentation {
    func screenTouched() {
        // Step 3: call the router to dismiss the module.
    }
}
