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

    @Test func `a success shows its title on a green screen`() {
        let screen = router.buildModule(isSuccess: true)

        screen.loadViewIfNeeded()

        #expect(screen.readTitle() == "Succeeded!", "the presenter should know this screen, and set its title")
        #expect(screen.view.backgroundColor == .systemGreen, "the presenter should know this screen, and set its color")
    }

    @Test func `a failure shows its title on a red screen`() {
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
        let module = presentModule()

        module.screen?.touch()
        await settleUIKit()

        #expect(module.screen == nil, "the references of the presenter and the router to the screen should be weak")
        #expect(module.router == nil, "only the presenter should retain the router, and only the screen the presenter")
    }

    /// The host presents a module, and is the only one that retains it.
    private func presentModule() -> WeakModule {
        let builder = ValidationResultRouter()
        let screen = builder.buildModule(isSuccess: false)
        host.present(screen, animated: false)
        return WeakModule(router: builder, screen: screen)
    }

    /// References that do not retain the module.
    private struct WeakModule {
        weak let router: ValidationResultRouter?
        weak let screen: ValidationResultViewController?
    }
}
