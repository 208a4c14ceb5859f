import HeadlessUIKit
import Testing

@testable import MVPEditFields

@MainActor
struct ValidationResultRoutingTests {
    let window = UIWindow()
    let host = UIViewController()
    let router = ValidationResultRouter()

    @Test(
        arguments: [(true, "Succeeded!", .systemGreen), (false, "Failed!", .systemRed)] as [(Bool, String, UIColor)]
    )
    func `a built module shows its outcome`(isSuccess: Bool, title: String, color: UIColor) {
        let screen = router.buildModule(isSuccess: isSuccess)

        #expect(
            screen.titleLabel.text == title,
            "buildModule should attach the view to the presenter, so that the screen shows the outcome's title"
        )
        #expect(
            screen.view.backgroundColor == color,
            "buildModule should hand the presenter the outcome, so that the screen shows its colour"
        )
    }

    @Test func `a touch takes the module off the screen`() {
        let screen = router.buildModule(isSuccess: true)
        window.show(host)
        host.present(screen, animated: false)
        let presentedBeforeTouch = host.presentedViewController

        screen.touch()

        #expect(presentedBeforeTouch === screen, "the module should stay on the screen until somebody touches it")
        #expect(
            host.presentedViewController == nil,
            "a touch should go from the screen through the presenter to the router, which dismisses its view"
        )
    }

    @Test func `a touch leaves what is below on the screen`() {
        let below = UIViewController()
        let screen = router.buildModule(isSuccess: true)
        window.show(host)
        host.present(below, animated: false)
        below.present(screen, animated: false)

        screen.touch()

        #expect(below.presentedViewController == nil, "a touch should dismiss the module")
        #expect(host.presentedViewController === below, "a touch should dismiss the module and nothing else")
    }

    @Test func `the router knows its screen and does not keep it alive`() {
        var screen: ValidationResultViewController? = router.buildModule(isSuccess: true)
        weak let released = screen
        #expect(router.view === screen, "buildModule should keep the view controller in the router's property view")

        screen = nil

        #expect(
            released == nil,
            "router and presenter should both hold the view weakly: the view owns the presenter, and that the router"
        )
    }

    @Test func `a dismissed module is freed, all of it`() {
        var router: ValidationResultRouter? = ValidationResultRouter()
        var screen = router?.buildModule(isSuccess: true)
        weak let releasedRouter = router
        weak let releasedScreen = screen
        weak let releasedPresenter = screen?.presenter
        window.show(host)
        if let screen {
            host.present(screen, animated: false)
        }
        router = nil
        screen = nil
        #expect(releasedRouter?.view === host.presentedViewController, "what is presented should own its router")

        releasedScreen?.touch()

        #expect(releasedScreen == nil, "a dismissed screen should be freed")
        #expect(releasedPresenter == nil, "a dismissed screen's presenter should be freed")
        #expect(releasedRouter == nil, "a dismissed screen's router should be freed")
    }

    @Test func `after a touch the user can save again`() throws {
        let fields = EditFieldsRouter().buildModule(model: .make())
        window.show(fields)
        fields.save(current: "highsecret", new: "highsecret")
        let failure = try #require(
            fields.presentedViewController as? ValidationResultViewController,
            "a save should present the result"
        )

        failure.touch()
        fields.save(current: "highsecret", new: "pass2")

        let success = fields.presentedViewController as? ValidationResultViewController
        #expect(failure.titleLabel.text == "Failed!", "the first result should show a failure")
        #expect(success?.titleLabel.text == "Succeeded!", "the touch should make room for the second save's result")
    }
}
