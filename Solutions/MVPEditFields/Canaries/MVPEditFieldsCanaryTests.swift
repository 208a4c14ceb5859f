import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// Only grading runs this. It checks that values of each type that the suites compare can differ.
@MainActor
struct MVPEditFieldsCanaryTests {
    @Test func `what the suites compare can differ`() {
        withKnownIssue { #expect([EditFieldsViewSpy.Call.setFirstFieldTitle("a")] == [.setFirstFieldTitle("b")]) }
        withKnownIssue { #expect([EditFieldsWireFrameSpy.Call.showResultScreen(isSuccess: true)] == []) }
        withKnownIssue { #expect([ValidationResultViewSpy.Call.setSuccessColor] == [.setFailColor]) }
        withKnownIssue { #expect([ValidationResultWireFrameSpy.Call.dismissModule] == []) }
        withKnownIssue { #expect(EditFieldsPresenter.ViewModel.make() == .spanish) }
        withKnownIssue { #expect(Optional(UIColor.systemRed) == Optional(UIColor.systemGreen)) }
        withKnownIssue { #expect([Optional("a")] == [Optional("b")]) }
        withKnownIssue { #expect(Bool(true) == false) }
    }

    @Test func `an object is not nil and differs from another`() {
        let object: Object? = Object()
        withKnownIssue { #expect(object == nil) }
        withKnownIssue { #expect(Object?.none != nil) }
        withKnownIssue { #expect(object === Object()) }
        let screen: UIViewController? = UIViewController()
        withKnownIssue { #expect(screen == nil) }
        withKnownIssue { #expect(UIViewController?.none != nil) }
        withKnownIssue { #expect(screen === UIViewController()) }
        let fields: EditFieldsViewSpy? = EditFieldsViewSpy()
        withKnownIssue { #expect(fields == nil) }
        withKnownIssue { #expect(fields as (any EditFieldsView)? === EditFieldsViewSpy()) }
        let result: ValidationResultViewSpy? = ValidationResultViewSpy()
        withKnownIssue { #expect(result == nil) }
        withKnownIssue { #expect(result as (any ValidationResultView)? === ValidationResultViewSpy()) }
    }

    @Test func `a presenter, a screen or a router is not nil and differs from another`() {
        let fieldsPresenter: (any EditFieldsPresentation)? = Presenter()
        withKnownIssue { #expect(fieldsPresenter == nil) }
        let resultPresenter: (any ValidationResultPresentation)? = Presenter()
        withKnownIssue { #expect(resultPresenter == nil) }

        let screen: UIViewController? = UIViewController()
        let fields: EditFieldsViewController? = EditFieldsViewController(presenter: Presenter())
        withKnownIssue { #expect(fields == nil) }
        withKnownIssue { #expect(screen === fields) }
        let result = ValidationResultViewController(presenter: Presenter())
        withKnownIssue { #expect(screen === result) }
        withKnownIssue { #expect(screen === Optional(result)) }
        withKnownIssue { #expect(Optional(result) == nil) }

        // An object of another class takes the place of a router, so that no code of the learner runs here.
        // An expectation on it would look into it and crash, so the test compares it first.
        let fieldsRouter: EditFieldsRouter? = unsafeBitCast(Object(), to: EditFieldsRouter.self)
        let isFieldsRouterNil = fieldsRouter == nil
        withKnownIssue { #expect(isFieldsRouterNil) }
        withKnownIssue { #expect(EditFieldsRouter?.none != nil) }
        let resultRouter: ValidationResultRouter? = unsafeBitCast(Object(), to: ValidationResultRouter.self)
        let isResultRouterNil = resultRouter == nil
        withKnownIssue { #expect(isResultRouterNil) }
        withKnownIssue { #expect(ValidationResultRouter?.none != nil) }
    }

    private final class Object {}

    private final class Presenter: EditFieldsPresentation, ValidationResultPresentation {
        func firstInputDidChange(_ text: String) {}
        func secondInputDidChange(_ text: String) {}
        func saveActionTouched() {}
        func screenTouched() {}
    }
}
