/// Puts an outcome into words and a colour. It knows nothing of UIKit.
@MainActor
final class ValidationResultPresenter {
    private(set) var view: (any ValidationResultView)?
    let isSuccess: Bool
    private let router: any ValidationResultWireFrame

    init(router: any ValidationResultWireFrame, isSuccess: Bool) {
        self.router = router
        self.isSuccess = isSuccess
    }

    func attachView(view: any ValidationResultView) {
        // Step 3: remember the view, and tell it the title and the colour of the outcome.
    }
}

extension ValidationResultPresenter: ValidationResultPresentation {
    func screenTouched() {
        // Step 3: have the router dismiss the module.
    }
}
