import HeadlessUIKit

/// Builds the module of the result, and dismisses it.
final class ValidationResultRouter {
    private(set) var view: UIViewController?

    func buildModule(isSuccess: Bool) -> ValidationResultViewController {
        // Step 4: the presenter and this router have no reference to the view yet.
        let presenter = ValidationResultPresenter(router: self, isSuccess: isSuccess)
        return ValidationResultViewController(presenter: presenter)
    }
}

extension ValidationResultRouter: ValidationResultWireFrame {
    func dismissModule() {
        // Step 4: remove the module from the screen.
    }
}
