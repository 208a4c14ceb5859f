import HeadlessUIKit
import Testing

@testable import MVPEditFields

@MainActor
struct EditFieldsRoutingTests {
    let window = UIWindow()
    let router = EditFieldsRouter()

    @Test func `a built module shows its model`() {
        let screen = router.buildModule(model: .make())

        #expect(
            screen.shownTexts == EditFieldsPresenter.ViewModel.make().texts,
            "the built screen should show the five texts of its model: buildModule should call attachView"
        )
    }

    @Test(arguments: [("highsecret", "pass2", true), ("highsecret", "highsecret", false), ("wrong", "pass2", false)])
    func `saving presents the result with its outcome`(current: String, new: String, isSuccess: Bool) throws {
        let screen = router.buildModule(model: .make())
        window.show(screen)

        screen.save(current: current, new: new)

        let outcome = try screen.presentedOutcome()
        #expect(
            outcome == isSuccess,
            "this save should present \(isSuccess ? "a success" : "a failure"): the router should pass isSuccess to the result"
        )
    }

    @Test func `after a result is closed, the next save presents a new one`() async throws {
        let screen = router.buildModule(model: .make())
        window.show(screen)
        screen.save(current: "wrong", new: "pass2")
        let first = try screen.presentedOutcome()
        screen.dismiss(animated: false)
        await settleUIKit()

        screen.save(current: "highsecret", new: "pass2")

        let second = try screen.presentedOutcome()
        #expect(first == false, "the first save should present a failure: the current password is wrong")
        #expect(second == true, "the second save should present a new result, a success")
    }

    @Test func `a presented screen presents its own result`() throws {
        let host = UIViewController()
        let screen = router.buildModule(model: .make())
        window.show(host)
        host.present(screen, animated: false)

        screen.save(current: "highsecret", new: "pass2")

        let outcome = try screen.presentedOutcome()
        #expect(outcome == true, "the screen should present the result of its own save, a success")
    }

    @Test func `the router has a weak reference to its screen`() async {
        var screen: EditFieldsViewController? = router.buildModule(model: .make())
        weak let released = screen
        #expect(router.view === screen, "buildModule should store the view controller in the router's property view")

        screen = nil
        await settleUIKit()

        #expect(
            released == nil,
            "the view should be released: the references of the presenter and the router to it should be weak"
        )
    }

    @Test func `the screen, its presenter and its router are released together`() async {
        var router: EditFieldsRouter? = EditFieldsRouter()
        var screen = router?.buildModule(model: .make())
        weak let releasedRouter = router
        weak let releasedScreen = screen
        weak let releasedPresenter = screen?.presenter
        screen?.loadViewIfNeeded()
        router = nil
        #expect(releasedRouter != nil, "the screen should own its presenter, and the presenter should own the router")
        #expect(
            screen?.firstFieldTitleLabel.text == "Password",
            "the screen should show its texts: buildModule should call attachView"
        )

        screen = nil
        await settleUIKit()

        #expect(
            releasedScreen == nil,
            "the screen should be released: the references of its presenter and its router to it should be weak"
        )
        #expect(releasedPresenter == nil, "the presenter should be released: only the screen should retain it")
        #expect(releasedRouter == nil, "the router should be released: only the presenter should retain it")
    }

    @Test func `two built modules share nothing`() throws {
        let otherWindow = UIWindow()
        let screen = router.buildModule(model: .make())
        let other = EditFieldsRouter().buildModule(model: .spanish)
        window.show(screen)
        otherWindow.show(other)

        screen.save(current: "highsecret", new: "pass2")
        let presentedByOther = other.presentedViewController
        other.save(current: "wrong", new: "pass2")

        #expect(
            screen.shownTexts == EditFieldsPresenter.ViewModel.make().texts,
            "the first screen should show the texts of its own model"
        )
        #expect(
            other.shownTexts == EditFieldsPresenter.ViewModel.spanish.texts,
            "the other screen should show the texts of its own model"
        )
        let outcome = try screen.presentedOutcome()
        let otherOutcome = try other.presentedOutcome()
        #expect(presentedByOther == nil, "a save on the first screen should present nothing on the other screen")
        #expect(outcome == true, "the first screen should present the result of its own save, a success")
        #expect(otherOutcome == false, "the other screen should present the result of its own save, a failure")
    }
}
