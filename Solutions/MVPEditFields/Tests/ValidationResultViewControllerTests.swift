import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct ValidationResultViewControllerTests {
    let presenter = ValidationResultPresentationSpy()

    // MARK: Title

    @Test(arguments: ["Failed!", " two\nlines 🔑 ", "Nothing is changed until you log in again, with the new password."])
    func `a title is shown as it is`(title: String) {
        let result = makeResult()

        result.setTitle(title)

        #expect(result.titleLabel.visibleText == title)
    }

    @Test(arguments: zip(["first", "first", ""], ["second", "", "second"]))
    func `the last title is shown`(first: String, last: String) {
        let result = makeResult()
        result.setTitle(first)

        result.setTitle(last)

        #expect(result.titleLabel.visibleText == last)
    }

    @Test func `a success leaves the title`() {
        let result = makeResult()
        result.setTitle("title")

        result.setSuccessColor()

        #expect(result.titleLabel.visibleText == "title")
    }

    @Test func `a failure leaves the title`() {
        let result = makeResult()
        result.setTitle("title")

        result.setFailColor()

        #expect(result.titleLabel.visibleText == "title")
    }

    @Test(arguments: Touch.allCases)
    func `a touch leaves the title`(touch: Touch) {
        let result = makeResult()
        result.setTitle("title")

        result.screen.receive(touch)

        #expect(result.titleLabel.visibleText == "title")
    }

    @Test func `the title is the same when the result appears again`() {
        let result = makeResult()
        result.setTitle("title")

        result.appearAgain()

        #expect(result.titleLabel.visibleText == "title")
    }

    // MARK: Color

    @Test func `a success is green`() {
        let result = makeResult()

        result.setSuccessColor()

        #expect(result.view.backgroundColor == .systemGreen)
    }

    @Test func `a failure is red`() {
        let result = makeResult()

        result.setFailColor()

        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test func `a failure after a success is red`() {
        let result = makeResult()
        result.setSuccessColor()

        result.setFailColor()

        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test func `a success after a failure is green`() {
        let result = makeResult()
        result.setFailColor()

        result.setSuccessColor()

        #expect(result.view.backgroundColor == .systemGreen)
    }

    @Test(arguments: ["Succeeded!", ""])
    func `a title leaves the color of a failure`(title: String) {
        let result = makeResult()
        result.setFailColor()

        result.setTitle(title)

        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test(arguments: ["Failed!", ""])
    func `a title leaves the color of a success`(title: String) {
        let result = makeResult()
        result.setSuccessColor()

        result.setTitle(title)

        #expect(result.view.backgroundColor == .systemGreen)
    }

    @Test(arguments: Touch.allCases)
    func `a touch leaves the color`(touch: Touch) {
        let result = makeResult()
        result.setFailColor()

        result.screen.receive(touch)

        #expect(result.view.backgroundColor == .systemRed)
    }

    @Test func `the color is the same when the result appears again`() {
        let result = makeResult()
        result.setSuccessColor()

        result.appearAgain()

        #expect(result.view.backgroundColor == .systemGreen)
    }

    @Test func `an outcome that is set before the load is on the loaded screen`() {
        let result = ValidationResultViewController(presenter: presenter)
        result.setTitle("title")
        result.setFailColor()

        result.appear()

        #expect(result.titleLabel.visibleText == "title")
        #expect(result.view.backgroundColor == .systemRed)
    }

    // MARK: Touch

    @Test func `the whole view is one control, with only the title in it`() {
        let result = ValidationResultViewController(presenter: presenter)

        result.appear()

        #expect(result.view is UIControl)
        #expect(result.view.subviews == [result.titleLabel])
    }

    @Test func `a touch of a success calls the presenter once`() {
        let result = makeResult()
        result.setSuccessColor()

        result.screen.tap()

        #expect(presenter.touches == 1)
    }

    @Test func `a touch of a failure calls the presenter once`() {
        let result = makeResult()
        result.setFailColor()

        result.screen.tap()

        #expect(presenter.touches == 1)
    }

    @Test(arguments: ["Failed!", ""])
    func `a touch calls the presenter once, with each title`(title: String) {
        let result = makeResult()
        result.setTitle(title)

        result.screen.tap()

        #expect(presenter.touches == 1)
    }

    @Test func `a second touch calls the presenter again`() {
        let result = makeResult()
        result.screen.tap()

        result.screen.tap()

        #expect(presenter.touches == 2)
    }

    @Test(arguments: [Touch.endsOutside, .isCanceled])
    func `a touch after one that did not end inside calls the presenter`(touch: Touch) {
        let result = makeResult()
        result.screen.receive(touch)

        result.screen.tap()

        #expect(presenter.touches == 1)
    }

    @Test func `a touch calls the presenter once when the result has appeared again`() {
        let result = makeResult()
        result.appearAgain()

        result.screen.tap()

        #expect(presenter.touches == 1)
    }

    @Test(arguments: Touch.allCases)
    func `no touch disables the screen`(touch: Touch) {
        let result = makeResult()

        result.screen.receive(touch)

        #expect(result.screen.isEnabled)
    }

    @Test(arguments: [Touch.endsOutside, .isCanceled])
    func `a touch that does not end inside does not call the presenter`(touch: Touch) {
        let result = makeResult()

        result.screen.receive(touch)

        #expect(presenter.touches == 0)
    }

    /// A result that has appeared, so that the user can touch it.
    private func makeResult() -> ValidationResultViewController {
        let result = ValidationResultViewController(presenter: presenter)
        result.appear()
        return result
    }
}
