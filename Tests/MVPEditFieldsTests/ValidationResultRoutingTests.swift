import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct ValidationResultRoutingTests {
    let window = UIWindow()
    let host = UIViewController()
    let router = ValidationResultRouter()

    @Test(
        arguments: [(true, "Succeeded!", .systemGreen), (false, "Failed!", .systemRed)] as [(Bool, String, UIColor)]
    )
    func `a built module shows its outcome`(isSuccess: Bool, title: String, color: UIColor) {
        let screen = router.buildModule(isSuccess: isSuccess)
        defer { screen.attachDrawing() }

        #expect(
            screen.titleLabel.text == title,
            "the built screen should show the title of its outcome: its presenter should know this screen"
        )
        #expect(
            screen.view.backgroundColor == color,
            "the built screen should show the color of its outcome: its presenter should know this screen"
        )
    }

    @Test(arguments: [true, false])
    func `a touch removes the module from the screen`(isSuccess: Bool) async {
        let screen = router.buildModule(isSuccess: isSuccess)
        defer { host.attachDrawing() }
        window.show(host)
        host.present(screen, animated: false)
        await runTasks()
        let isPresentedBeforeTouch = host.presentedViewController != nil

        screen.touch()
        await settleUIKit()

        #expect(isPresentedBeforeTouch, "the module should stay on the screen until the user touches it")
        #expect(
            host.presentedViewController == nil,
            """
            the touch should reach the router through the presenter, and the router should dismiss its view, \
            which it knows from buildModule
            """
        )
    }

    @Test func `a touch does not dismiss the screen below`() async {
        let below = ValidationResultRouter().buildModule(isSuccess: false)
        let screen = router.buildModule(isSuccess: true)
        defer { host.attachDrawing() }
        window.show(host)
        host.present(below, animated: false)
        below.present(screen, animated: false)

        screen.touch()
        await runTasks()
        await settleUIKit()
        #expect(below.presentedViewController == nil, "a touch should remove the module from the screen")
        #expect(host.presentedViewController != nil, "a touch should not dismiss the screen below the module")

        screen.touch()
        await settleUIKit()
        #expect(host.presentedViewController != nil, "a second touch on the removed module should not do it either")

        below.touch()
        await settleUIKit()
        #expect(host.presentedViewController == nil, "the screen below is a module too: a touch should remove it")
    }

    @Test(arguments: [true, false])
    func `the router does not retain its screen`(isTouched: Bool) async {
        var screen: ValidationResultViewController? = router.buildModule(isSuccess: true)
        weak let released = screen
        window.show(host)
        if let screen {
            host.present(screen, animated: false)
        }
        #expect(screen?.titleLabel.text == "Succeeded!", "the built screen should show the title of its outcome")

        // The user touches the result, or swipes it down. The router learns only of a touch.
        if isTouched {
            screen?.touch()
        } else {
            host.dismiss(animated: false)
        }
        await settleUIKit()
        #expect(
            host.presentedViewController == nil,
            "a touch should remove the module from the screen: the router should know its screen"
        )

        screen = nil
        await settleUIKit()

        #expect(
            released == nil,
            "the view should be released: the references of the presenter and the router to it should be weak"
        )
    }

    @Test(arguments: [true, false])
    func `all parts of a dismissed module are released`(isSuccess: Bool) async throws {
        var router: ValidationResultRouter? = ValidationResultRouter()
        var screen = router?.buildModule(isSuccess: isSuccess)
        weak let releasedRouter = router
        weak let releasedScreen = screen
        weak let releasedPresenter = screen?.presenter
        window.show(host)
        if let screen {
            host.present(screen, animated: false)
        }
        router = nil
        screen = nil
        #expect(releasedRouter != nil, "the screen should own its presenter, and the presenter should own the router")

        releasedScreen?.touch()
        await settleUIKit()

        try #require(host.presentedViewController == nil, "a touch should remove the module from the screen")
        #expect(releasedScreen == nil, "the screen should be released: references back to it should be weak")
        #expect(releasedPresenter == nil, "the presenter should be released: only the screen should retain it")
        #expect(releasedRouter == nil, "the router should be released: only the presenter should retain it")
    }
}
