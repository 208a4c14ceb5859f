import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct ValidationResultViewControllerTests {
    let presenter = ValidationResultPresentationSpy()

    @Test func `the last title is shown`() {
        let result = makeLoadedResult()

        result.setTitle("first")
        #expect(result.titleLabel.text == "first")
        result.setTitle("second")
        #expect(result.titleLabel.text == "second")
        result.setTitle("")
        #expect(result.titleLabel.text == "")
    }

    @Test func `a long title is shown as it is`() {
        let result = makeLoadedResult()
        let title = "Nothing is changed until You log in again"

        result.setTitle(title)

        #expect(result.titleLabel.text == title)
    }

    @Test func `the title is on the screen`() {
        let result = makeLoadedResult()

        #expect(result.titleLabel.isDescendant(of: result.view))
    }

    @Test func `a success is green`() {
        let result = makeLoadedResult()

        result.setSuccessColor()

        #expect(result.view.backgroundColor == .systemGreen)
    }

    @Test func `a failure is red`() {
        let result = makeLoadedResult()

        result.setFailColor()

        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test func `the last color counts`() {
        let result = makeLoadedResult()

        result.setFailColor()
        result.setSuccessColor()
        #expect(result.view.backgroundColor == .systemGreen)

        result.setFailColor()
        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test func `a title and a color set before the view loads are shown after it loads`() {
        let result = ValidationResultViewController(presenter: presenter)

        result.setTitle("title")
        result.setSuccessColor()
        result.setFailColor()
        let wasLoadedBySetters = result.isViewLoaded
        result.loadViewIfNeeded()

        #expect(!wasLoadedBySetters, "a setter should not load the view")
        #expect(result.titleLabel.text == "title")
        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test func `each touch anywhere on the screen calls the presenter once`() throws {
        let result = makeLoadedResult()
        let callsBeforeTouching = presenter.calls
        let screen = try #require(result.view as? UIControl, "the whole view should be one control")

        screen.tap()
        let callsAfterOneTouch = presenter.calls
        screen.tap()

        #expect(callsBeforeTouching == [], "loading the view should not call the presenter")
        #expect(callsAfterOneTouch == [.screenTouched])
        #expect(presenter.calls == [.screenTouched, .screenTouched])
    }

    @Test func `a result that has appeared twice still reports each touch once`() throws {
        let result = makeLoadedResult()
        result.appearTwice()

        let screen = try #require(result.view as? UIControl, "the whole view should be one control")
        screen.tap()

        #expect(presenter.calls == [.screenTouched])
    }

    @Test func `no other control takes touches from the screen`() {
        let result = makeLoadedResult()

        #expect(result.view.subviews == [result.titleLabel])
    }

    @Test func `a touch that ends outside the screen does not call the presenter`() throws {
        let result = makeLoadedResult()
        let screen = try #require(result.view as? UIControl, "the whole view should be one control")

        screen.slideOff()
        let callsAfterSlidingOff = presenter.calls
        screen.tap()

        #expect(callsAfterSlidingOff == [])
        #expect(presenter.calls == [.screenTouched])
    }

    @Test func `the control does not retain its view controller`() async {
        var result: ValidationResultViewController? = makeLoadedResult()
        weak let released = result
        let view = result?.view
        #expect(view is UIControl)

        result = nil
        await settleUIKit()

        #expect(released == nil, "the control's action should capture the controller weakly")
        withExtendedLifetime(view) {}
    }

    private func makeLoadedResult() -> ValidationResultViewController {
        let result = ValidationResultViewController(presenter: presenter)
        result.loadViewIfNeeded()
        return result
    }
}
