import HeadlessUIKit

/// Builds the result's module, and leads out of it.
@MainActor
final class ValidationResultRouter {
    var view: UIViewController?

    func buildModule(isSuccess: Bool) -> ValidationResultViewController {
        // Step 5: neither the presenter nor this router knows the view yet.
        let presenter = ValidationResultPresenter(router: self, isSuccess: isSuccess)
        return ValidationResultViewController(presenter: presenter)
    }
}

extension ValidationResultRouter: ValidationResultWireFrame {
    func dismissModule() {
        // Step 5: take the module off the screen.
    }
}
