import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The story: both modules, with their real parts, in a window. A user saves, reads the result, and closes it.
struct EditFieldsRoutingTests {
    let window = UIWindow()
    let router = EditFieldsRouter()

    @Test func `a built screen shows the five texts of its model`() {
        let screen = router.buildModule(
            model: .texts("Password", "Current password", "New password", "Choose a new one", "Save"),
            session: .make()
        )

        screen.loadViewIfNeeded()

        #expect(
            screen.readScreen() == ["Password", "Current password", "New password", "Choose a new one", "Save"],
            "the presenter should know this screen, and set its texts"
        )
    }

    @Test(arguments: zip([String.correctPassword, "wrong"], ["Succeeded!", "Failed!"]))
    func `a save presents its outcome`(current: String, title: String) {
        let screen = router.buildModule(model: .make(), session: .make())
        window.show(screen)
        screen.type(current: current, new: "pass2")

        screen.save()

        #expect(
            screen.result?.readTitle() == title,
            "the router should present the module of the result from its own view, with the outcome of the save"
        )
    }

    @Test(arguments: [String.correctPassword, "wrong"])
    func `a closed result leaves the typed texts in the inputs`(current: String) async throws {
        let screen = router.buildModule(model: .make(), session: .make())
        window.show(screen)
        screen.type(current: current, new: "pass2")
        screen.save()
        let result = try #require(screen.result, "a save should present its result")

        result.touch()
        await settleUIKit()

        try #require(screen.result == nil, "a touch should close the result")
        #expect(screen.firstInputField.text == current, "only the user should change the text in the first input")
        #expect(screen.secondInputField.text == "pass2", "only the user should change the text in the second input")
    }

    @Test func `after a touch closes the result, the next save presents a new one`() async throws {
        let screen = router.buildModule(model: .make(), session: .make())
        window.show(screen)
        screen.type(current: "wrong", new: "pass2")
        screen.save()
        let failure = try #require(screen.result, "a save should present its result")
        failure.touch()
        await settleUIKit()
        screen.type(current: .correctPassword, new: "pass2")

        screen.save()

        #expect(screen.result?.readTitle() == "Succeeded!", "the second save should present a success")
    }

    @Test func `the screen, not the host below it, presents the result`() {
        let host = UIViewController()
        let screen = router.buildModule(model: .make(), session: .make())
        window.show(host)
        host.present(screen, animated: false)
        screen.type(current: .correctPassword, new: "pass2")

        screen.save()

        #expect(screen.result?.readTitle() == "Succeeded!", "the router should present from its own view")
    }

    @Test(.tags(.memory)) func `a closed result is released`() async throws {
        let screen = router.buildModule(model: .make(), session: .make())
        window.show(screen)
        screen.save()
        weak let result = screen.result
        try #require(result != nil, "a save should present its result")

        result?.touch()
        await settleUIKit()

        #expect(result == nil, "the router should not store the result: the screen that presents it retains it")
    }

    @Test(.tags(.memory)) func `the router is released with its screen`() async throws {
        var builder: EditFieldsRouter? = EditFieldsRouter()
        var screen = builder?.buildModule(model: .make(), session: .make())
        weak let released = builder
        try #require(screen?.firstFieldTitleLabel.text != nil, "the built screen should show its texts")
        builder = nil
        try #require(released != nil, "the presenter of the screen should retain the router")

        screen = nil
        await settleUIKit()

        #expect(released == nil, "the references of the presenter and the router to the screen should be weak")
    }
}
