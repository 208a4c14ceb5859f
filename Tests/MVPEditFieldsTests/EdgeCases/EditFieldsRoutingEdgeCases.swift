import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The edge cases of step 5. Each name begins with its rule in the guide.
struct EditFieldsRoutingEdgeCases {
    let window = UIWindow()
    let router = EditFieldsRouter()
    let screen: EditFieldsViewController

    init() {
        screen = router.buildModule(model: .make(), session: .make())
        window.show(screen)
    }

    // MARK: Reported edits

    @Test func `Reported edits: a save does not read the inputs`() {
        // No event, so the view reports no edit. A user cannot do this.
        screen.firstInputField.text = .correctPassword
        screen.secondInputField.text = "pass2"

        screen.save()

        #expect(screen.result?.readTitle() == "Failed!", "the presenter should check only the reported edits")
    }

    // MARK: Same outcome

    @Test(arguments: zip([String.correctPassword, "wrong"], ["Succeeded!", "Failed!"]))
    func `Same outcome: the next save presents it again`(current: String, title: String) async throws {
        screen.type(current: current, new: "pass2")
        screen.save()
        let first = try #require(screen.result, "a save should present its result")
        first.touch()
        await settleUIKit()

        screen.save()

        #expect(screen.result?.readTitle() == title, "each save should present a result, with the same outcome too")
        #expect(screen.result !== first, "the first result is closed, so the router should present a new one")
    }

    // MARK: Swiped

    @Test(arguments: [("wrong", String.correctPassword, "Succeeded!"), (.correctPassword, "wrong", "Failed!")])
    func `Swiped: the next save presents a new result`(first: String, second: String, title: String) async throws {
        screen.type(current: first, new: "pass2")
        screen.save()
        try #require(screen.result != nil, "a save should present its result")
        screen.dismiss(animated: false)
        await settleUIKit()
        screen.type(current: second, new: "pass2")

        screen.save()

        #expect(screen.result?.readTitle() == title, "no touch has closed the result, but each save should present one")
    }

    @Test(.tags(.memory)) func `Swiped: a result that the user swipes down is released`() async throws {
        screen.save()
        weak let result = screen.result
        try #require(result != nil, "a save should present its result")

        screen.dismiss(animated: false)
        await settleUIKit()

        #expect(result == nil, "no touch has closed the result, but the router should not store it")
    }

    // MARK: Below

    @Test(arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Below: a closed result leaves a presented screen`(kind: String, current: String) async throws {
        let below = presentScreen()
        below.type(current: current, new: "pass2")
        below.save()
        let result = try #require(below.result, "a save should present its result")

        result.touch()
        await settleUIKit()

        #expect(below.result == nil, "the touch should close the result")
        #expect(below.presentingViewController != nil, "the touch should close only the result, not the screen below")
    }

    @Test(arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Below: a closed result leaves a pushed screen`(kind: String, current: String) async throws {
        let pushed = EditFieldsRouter().buildModule(model: .make(), session: .make())
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(pushed, animated: false)
        window.show(navigation)
        pushed.type(current: current, new: "pass2")
        pushed.save()
        let result = try #require(pushed.result, "a save should present its result")

        result.touch()
        await settleUIKit()

        #expect(pushed.result == nil, "the touch should close the result")
        #expect(navigation.topViewController === pushed, "the touch should close only the result, not the screen below")
    }

    @Test func `Below: after a second tap on save, one touch closes the result`() async throws {
        screen.save()
        screen.save()
        let result = try #require(screen.result, "a save should present its result")

        result.touch()
        await settleUIKit()

        #expect(screen.result == nil, "after two taps on save, one touch should leave no result on the screen")
    }

    // MARK: Usable

    @Test(arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Usable: a swiped result leaves the controls enabled`(kind: String, current: String) async throws {
        screen.type(current: current, new: "pass2")
        screen.save()
        try #require(screen.result != nil, "a save should present its result")

        screen.dismiss(animated: false)
        await settleUIKit()

        #expect(screen.isUsable, "no touch has closed the result, but the user may type and save again")
    }

    // MARK: Two screens

    @Test(arguments: zip(["tulip", String.correctPassword], ["Succeeded!", "Failed!"]))
    func `Two screens: the second one has its own texts, session, edits`(current: String, title: String) {
        let model = EditFieldsPresenter.ViewModel.texts("Contraseña", "La actual", "Nueva", "Otra", "Guardar")
        let second = router.buildModule(model: model, session: UserSession(password: "tulip"))
        window.show(second)
        second.type(current: current, new: "pass2")
        screen.type(current: .correctPassword, new: "")

        second.save()

        #expect(
            second.readScreen() == ["Contraseña", "La actual", "Nueva", "Otra", "Guardar"],
            "two modules should share nothing: this one shows the texts of its own model, after a save too"
        )
        #expect(second.result?.readTitle() == title, "two modules should share nothing: this one has its own session")
    }

    // MARK: Sheet

    @Test(arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Sheet: a result is a sheet, or covers the screen`(kind: String, current: String) throws {
        let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen]
        screen.type(current: current, new: "pass2")

        screen.save()

        let style = try #require(screen.result, "a save should present its result").modalPresentationStyle
        #expect(styles.contains(style), "a popover crashes on an iPad, and a context may be a part of the screen")
    }

    // MARK: Release

    @Test(.tags(.memory), arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Release: the presenter of a closed result is released`(kind: String, current: String) async throws {
        screen.type(current: current, new: "pass2")
        screen.save()
        weak let presenter = screen.result?.presenter
        try #require(presenter != nil, "a save should present its result")

        screen.result?.touch()
        await settleUIKit()

        #expect(presenter == nil, "the router should store no part of a result")
    }

    @Test(.tags(.memory), arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Release: a save does not retain the presenter of its screen`(kind: String, current: String) async throws {
        weak let closing = presentScreen()
        weak let presenter = closing?.presenter
        closing?.type(current: current, new: "pass2")
        closing?.save()
        try #require(closing?.result != nil, "a save should present its result")
        closing?.result?.touch()
        await settleUIKit()

        window.rootViewController = screen
        await settleUIKit()

        #expect(presenter == nil, "the screen is closed with the one below it, so nothing should retain its presenter")
    }

    /// A screen above the root of the window, which is the only one that retains it.
    private func presentScreen() -> EditFieldsViewController {
        let presented = EditFieldsRouter().buildModule(model: .make(), session: .make())
        let host = UIViewController()
        window.show(host)
        host.present(presented, animated: false)
        return presented
    }
}

extension EditFieldsViewController {
    fileprivate var isUsable: Bool {
        firstInputField.isEnabled && secondInputField.isEnabled && saveButton.isEnabled
    }
}
