import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The edge cases of step 5. Each name begins with its rule in the guide.
struct EditFieldsRoutingEdgeCases {
    let window = UIWindow()
    let screen: EditFieldsViewController

    init() {
        screen = EditFieldsRouter().buildModule(model: .make(), session: .make())
        window.show(screen)
    }

    // MARK: Reported edits

    @Test func `Reported edits: a save does not read the inputs`() {
        // No event, so the view reports no edit. A user cannot do this.
        screen.firstInputField.text = .correctPassword
        screen.secondInputField.text = "pass2"

        screen.save()

        #expect(
            screen.result?.readTitle() == "Failed!",
            "the presenter should check only the edits that its view reports"
        )
    }

    // MARK: Same outcome

    @Test func `Same outcome: the next save presents it again`() async throws {
        screen.type(current: "wrong", new: "pass2")
        screen.save()
        let first = try #require(screen.result, "a save should present its result")
        first.touch()
        await settleUIKit()

        screen.save()

        #expect(screen.result?.readTitle() == "Failed!", "each save should present a result, with the same outcome too")
        #expect(screen.result !== first, "the first result is closed, so the router should present a new one")
    }

    // MARK: Swiped

    @Test func `Swiped: the next save presents a new result`() async throws {
        screen.save()
        try #require(screen.result != nil, "a save should present its result")
        screen.dismiss(animated: false)
        await settleUIKit()
        screen.type(current: .correctPassword, new: "pass2")

        screen.save()

        #expect(
            screen.result?.readTitle() == "Succeeded!",
            "no touch has closed the result, but each save should present one"
        )
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
        let host = UIViewController()
        let below = EditFieldsRouter().buildModule(model: .make(), session: .make())
        window.show(host)
        host.present(below, animated: false)
        below.type(current: current, new: "pass2")
        below.save()
        let result = try #require(below.result, "a save should present its result")

        result.touch()
        await settleUIKit()

        #expect(host.presentedViewController === below, "the touch should close only the result, not the screen below")
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

        #expect(navigation.topViewController === pushed, "the touch should close only the result, not the screen below")
    }

    // MARK: Usable

    @Test func `Usable: a closed result leaves the controls enabled`() async throws {
        screen.save()
        let result = try #require(screen.result, "a save should present its result")

        result.touch()
        await settleUIKit()

        #expect(screen.isUsable, "the user may type and save again, so inputs and button should stay enabled")
    }

    @Test func `Usable: a swiped result leaves the controls enabled`() async throws {
        screen.save()
        try #require(screen.result != nil, "a save should present its result")

        screen.dismiss(animated: false)
        await settleUIKit()

        #expect(screen.isUsable, "no touch has closed the result, but the user may type and save again")
    }

    // MARK: Two screens

    @Test func `Two screens: a save checks the edits of its own screen`() {
        let other = EditFieldsRouter().buildModule(model: .make(), session: .make())
        other.loadViewIfNeeded()
        screen.type(current: .correctPassword, new: "pass2")
        other.type(current: .correctPassword, new: "")

        screen.save()

        #expect(
            screen.result?.readTitle() == "Succeeded!",
            "two modules should share nothing, and only this one may save"
        )
    }

    // MARK: Sheet

    @Test func `Sheet: a result is a sheet, or covers the screen`() throws {
        let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen]

        screen.save()

        let style = try #require(screen.result, "a save should present its result").modalPresentationStyle
        #expect(
            styles.contains(style),
            "a popover without a source crashes on an iPad, and a context may be only a part of the screen"
        )
    }

    // MARK: Release

    @Test(.tags(.memory)) func `Release: the presenter of a closed result is released`() async throws {
        screen.save()
        weak let presenter = screen.result?.presenter
        try #require(presenter != nil, "a save should present its result")

        screen.result?.touch()
        await settleUIKit()

        #expect(presenter == nil, "the router should store no part of a result")
    }

    @Test(.tags(.memory), arguments: [("a success", String.correctPassword), ("a failure", "wrong")])
    func `Release: a save does not retain the presenter of its screen`(kind: String, current: String) async throws {
        var closing: EditFieldsViewController? = EditFieldsRouter().buildModule(model: .make(), session: .make())
        weak let presenter = closing?.presenter
        window.rootViewController = closing
        closing?.type(current: current, new: "pass2")
        closing?.save()
        try #require(closing?.result != nil, "a save should present its result")
        closing?.result?.touch()
        await settleUIKit()

        window.rootViewController = screen
        closing = nil
        await settleUIKit()

        #expect(presenter == nil, "the screen is closed: no closure should retain its presenter")
    }
}

extension EditFieldsViewController {
    fileprivate var isUsable: Bool {
        firstInputField.isEnabled && secondInputField.isEnabled && saveButton.isEnabled
    }
}
