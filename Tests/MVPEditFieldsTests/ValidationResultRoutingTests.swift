import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The story: the module of the result, with its real parts, in a window. A host presents it, as the other module will.
struct ValidationResultRoutingTests {
    let window = UIWindow()
    let host = UIViewController()
    let router = ValidationResultRouter()

    init() {
        window.show(host)
    }

    @Test func `a success is shown with its title in green`() {
        let screen = router.buildModule(isSuccess: true)

        screen.loadViewIfNeeded()

        #expect(screen.readTitle() == "Succeeded!", "the presenter should know this screen, and set its title")
        #expect(screen.view.backgroundColor == .systemGreen, "the presenter should know this screen, and set its color")
    }

    @Test func `a failure is shown with its title in red`() {
        let screen = router.buildModule(isSuccess: false)

        screen.loadViewIfNeeded()

        #expect(screen.readTitle() == "Failed!", "the presenter should know this screen, and set its title")
        #expect(screen.view.backgroundColor == .systemRed, "the presenter should know this screen, and set its color")
    }

    @Test func `a touch removes the module from the screen`() async {
        let screen = router.buildModule(isSuccess: true)
        host.present(screen, animated: false)

        screen.touch()
        await settleUIKit()

        #expect(
            host.presentedViewController == nil,
            "the touch should reach the router: the router should dismiss its view, which it knows from buildModule"
        )
    }

    @Test func `a touch leaves the screen below the module`() async {
        let below = UIViewController()
        let screen = router.buildModule(isSuccess: true)
        host.present(below, animated: false)
        below.present(screen, animated: false)

        screen.touch()
        await settleUIKit()

        #expect(below.presentedViewController == nil, "the touch should remove the module")
        #expect(host.presentedViewController === below, "the touch should not remove the screen below the module")
    }

    @Test(.tags(.memory)) func `all parts of a dismissed module are released`() async {
        var router: ValidationResultRouter? = ValidationResultRouter()
        var screen = router?.buildModule(isSuccess: false)
        weak let releasedRouter = router
        weak let releasedScreen = screen
        present(screen)
        router = nil

        screen?.touch()
        screen = nil
        await settleUIKit()

        #expect(releasedScreen == nil, "the references of the presenter and the router to the screen should be weak")
        #expect(releasedRouter == nil, "only the presenter should retain the router, and only the screen the presenter")
    }

    private func present(_ screen: UIViewController?) {
        guard let screen else { return }
        host.present(screen, animated: false)
    }
}
