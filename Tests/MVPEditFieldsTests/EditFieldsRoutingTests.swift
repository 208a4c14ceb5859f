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
            "buildModule should attach the view to the presenter, so that the screen shows the model's texts"
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
            "the result's module should be built with the outcome that the router was asked to show"
        )
    }

    @Test func `a result that was closed makes room for the next`() throws {
        let screen = router.buildModule(model: .make())
        window.show(screen)
        screen.save(current: "wrong", new: "pass2")
        let first = try screen.presentedOutcome()
        screen.dismiss(animated: false)

        screen.save(current: "highsecret", new: "pass2")

        let second = try screen.presentedOutcome()
        #expect(first == false, "the first save should present a failure: the current password is wrong")
        #expect(second == true, "the second save should present a result of its own, a success")
    }

    @Test func `a screen on top of another presents its own result`() throws {
        let host = UIViewController()
        let screen = router.buildModule(model: .make())
        window.show(host)
        host.present(screen, animated: false)

        screen.save(current: "highsecret", new: "pass2")

        let outcome = try screen.presentedOutcome()
        #expect(outcome == true, "the result should be presented from the router's own view, wherever that stands")
    }

    @Test func `the router knows its screen and does not keep it alive`() {
        var screen: EditFieldsViewController? = router.buildModule(model: .make())
        weak let released = screen
        #expect(router.view === screen, "buildModule should keep the view controller in the router's property view")

        screen = nil

        #expect(
            released == nil,
            "router and presenter should both hold the view weakly: the view owns the presenter, and that the router"
        )
    }

    @Test func `the screen, its presenter and its router are freed together`() {
        var router: EditFieldsRouter? = EditFieldsRouter()
        var screen = router?.buildModule(model: .make())
        weak let releasedRouter = router
        weak let releasedScreen = screen
        weak let releasedPresenter = screen?.presenter
        screen?.loadViewIfNeeded()
        router = nil
        #expect(releasedRouter?.view === screen, "the screen should own its presenter, and that the router")
        #expect(screen?.firstFieldTitleLabel.text == "Password", "the presenter should know the screen")

        screen = nil

        #expect(releasedScreen == nil, "nobody shows the screen any more: it should be freed")
        #expect(releasedPresenter == nil, "nobody shows the screen any more: its presenter should be freed")
        #expect(releasedRouter == nil, "nobody shows the screen any more: its router should be freed")
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
            "the first screen should show its own model"
        )
        #expect(
            other.shownTexts == EditFieldsPresenter.ViewModel.spanish.texts,
            "the other screen should show its own model"
        )
        let outcome = try screen.presentedOutcome()
        let otherOutcome = try other.presentedOutcome()
        #expect(presentedByOther == nil, "a save on the first screen should present nothing on the other")
        #expect(outcome == true, "the first screen should present its own success")
        #expect(otherOutcome == false, "the other screen should present its own failure")
    }
}
