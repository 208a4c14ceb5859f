@MainActor
final class ValidationResultPresenter: ValidationResultPresentation {
    private enum Outcome {
        case success
        case failure

        var title: String {
            switch self {
            case .success: "Succeeded!"
            case .failure: "Failed!"
            }
        }
    }

    private(set) weak var view: (any ValidationResultView)?
    private let outcome: Outcome
    private let router: any ValidationResultWireFrame

    var isSuccess: Bool { outcome == .success }

    init(router: any ValidationResultWireFrame, isSuccess: Bool) {
        self.router = router
        outcome = isSuccess ? .success : .failure
    }

    func attachView(view: any ValidationResultView) {
        self.view = view
        view.setTitle(outcome.title)
        switch outcome {
        case .success: view.setSuccessColor()
        case .failure: view.setFailColor()
        }
    }

    func screenTouched() {
        router.dismissModule()
    }
}
