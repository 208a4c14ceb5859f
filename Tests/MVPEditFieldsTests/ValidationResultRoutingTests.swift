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
            "the built screen should show its outcome's title: buildModule should attach it to the presenter"
        )
        #expect(
            screen.view.backgroundColor == color,
            "the built screen should show its outcome's colour: buildModule should attach it to the presenter"
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

        #expect(below.presentedViewController == nil, "a touch should take the module off the screen")
        #expect(host.presentedViewController != nil, "a touch should leave on the screen what is below the module")
    }

    @Test func `the router knows its screen and does not keep it alive`() {
        var screen: ValidationResultViewController? = router.buildModule(isSuccess: true)
        weak let released = screen
        #expect(router.view === screen, "buildModule should keep the view controller in the router's property view")

        screen = nil

        #expect(
            released == nil,
            "the view should be freed: it owns the presenter, and that the router, so both should hold the view weakly"
        )
    }

    @Test func `a dismissed module is freed, all of it`() throws {
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
        #expect(releasedRouter != nil, "the screen should own its presenter, and that the router that built both")

        releasedScreen?.touch()

        try #require(host.presentedViewController == nil, "a touch should take the module off the screen")
        #expect(releasedScreen == nil, "the screen should be freed: its presenter and its router should hold it weakly")
        #expect(releasedPresenter == nil, "the presenter should be freed: nobody but the screen should hold it")
        #expect(releasedRouter == nil, "the router should be freed: nobody but the presenter should hold it")
    }

    @Test func `after a touch the user can save again`() throws {
        let fields = EditFieldsRouter().buildModule(model: .make())
        window.show(fields)
        fields.save(current: "highsecret", new: "highsecret")
        let failure = try fields.presentedResult()
        #expect(failure.titleLabel.text == "Failed!", "the first save's result should show a failure")

        failure.touch()
        try #require(fields.presentedViewController == nil, "a touch should take the first result off the screen")
        fields.save(current: "highsecret", new: "pass2")

        let success = try fields.presentedResult()
        #expect(success.titleLabel.text == "Succeeded!", "the second save's result should show a success")
    }
}
