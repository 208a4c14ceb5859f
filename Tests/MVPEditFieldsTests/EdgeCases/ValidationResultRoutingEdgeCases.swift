import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The edge cases of step 4. Each name begins with its rule in the guide.
struct ValidationResultRoutingEdgeCases {
    let window = UIWindow()
    let host = UIViewController()
    let router = ValidationResultRouter()

    init() {
        window.show(host)
    }

    // MARK: Second touch

    @Test func `Second touch: it leaves the screen below`() async throws {
        let screen = router.buildModule(isSuccess: true)
        let below = ValidationResultRouter().buildModule(isSuccess: false)
        host.present(below, animated: false)
        below.present(screen, animated: false)
        screen.touch()
        await settleUIKit()
        try #require(below.presentedViewController == nil, "the first touch should remove the module")

        screen.touch()
        await settleUIKit()

        #expect(host.presentedViewController === below, "the module is removed: a second touch should do nothing")
    }

    // MARK: Swiped

    @Test(.tags(.memory)) func `Swiped: a module that the user swipes down is released`() async throws {
        weak let screen = presentModule()
        try #require(screen?.titleLabel.text == "Succeeded!", "the built screen should show its title")

        host.dismiss(animated: false)
        await settleUIKit()

        #expect(screen == nil, "no touch reaches the router, so its reference to the screen should be weak")
    }

    @Test func `Swiped: a swiped module is not shown again`() async {
        let swiped = presentModule()
        host.dismiss(animated: false)
        await settleUIKit()

        let next = router.buildModule(isSuccess: false)
        next.loadViewIfNeeded()

        #expect(next !== swiped, "each buildModule should build a module, whether or not the last one still exists")
        #expect(next.readTitle() == "Failed!", "the new module should show its own outcome")
    }

    private func presentModule() -> ValidationResultViewController {
        let screen = router.buildModule(isSuccess: true)
        host.present(screen, animated: false)
        return screen
    }
}
