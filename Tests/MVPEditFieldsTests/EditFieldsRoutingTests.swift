import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// Both modules together. The tests read the title of the result on the screen: a save is complete when the user sees it.
struct EditFieldsRoutingTests {
    let window = UIWindow()
    let router = EditFieldsRouter()

    @Test func `a built module shows its model`() {
        for model in [.english, .spanish, .blank] as [EditFieldsPresenter.ViewModel] {
            let screen = EditFieldsRouter().buildModule(model: model)
            defer { screen.attachDrawing() }

            screen.loadViewIfNeeded()

            #expect(
                screen.shownTexts == model.texts,
                "the built screen should show the five texts of its model: its presenter should know this screen"
            )
            #expect(screen.inputTexts == ["", ""], "both inputs of a new screen should be empty")
        }
    }

    @Test(arguments: [
        ("highsecret", "pass2", "Succeeded!"), ("highsecret", "highsecret", "Failed!"), ("wrong", "pass2", "Failed!"),
        ("highsecret", " pass 2 ", "Succeeded!"), (" HighSecret ", "", "Failed!"),
    ])
    func `saving presents its outcome and keeps the inputs`(current: String, new: String, title: String) throws {
        let screen = router.buildModule(model: .english)
        window.show(screen)
        defer { screen.attachDrawing() }

        screen.save(current: current, new: new)

        let result = try screen.presentedResult()
        #expect(
            result.titleLabel.text == title,
            "this save should present \"\(title)\": the router should pass isSuccess to the module of the result"
        )
        #expect(
            result.view.backgroundColor == (title == "Succeeded!" ? .systemGreen : .systemRed),
            "the router should leave the color to the module of the result"
        )
        #expect(
            screen.inputTexts == [current, new],
            "a save should leave both inputs as the user typed them: the next save checks the same texts"
        )
        #expect(
            screen.isUsable,
            "a save should leave the inputs hidden and enabled, and the button enabled: the user may save again"
        )
    }

    @Test func `a save checks the reported edits, not the texts in the inputs`() async throws {
        let screen = router.buildModule(model: .english)
        window.show(screen)
        defer { screen.attachDrawing() }

        // No user does this, and the view reports no edit.
        screen.firstInputField.text = "highsecret"
        screen.secondInputField.text = "pass2"
        screen.save()
        let result = try screen.presentedResult()
        let titleWithoutEdits = result.titleLabel.text
        result.touch()
        await settleUIKit()
        try #require(screen.presentedViewController == nil, "a touch should remove the result from the screen")

        screen.type(current: "highsecret", new: "pass2")
        let inputTextsAfterTyping = screen.inputTexts
        // Again the view reports no edit, but then one of the first input.
        screen.secondInputField.text = ""
        screen.type(current: "highsecret")
        screen.firstInputField.text = "wrong"
        screen.save()

        let title = try screen.presentedTitle()
        #expect(
            titleWithoutEdits == "Failed!",
            "without an edit, both inputs should be empty for the presenter: it should not read the inputs itself"
        )
        #expect(
            inputTextsAfterTyping == ["highsecret", "pass2"],
            "typing should leave both inputs as the user typed them"
        )
        #expect(
            title == "Succeeded!",
            "the presenter should check the reported edits: it should not cast its view and read the inputs itself"
        )
    }

    @Test func `after a touch closes the result, the next save presents a new one`() async throws {
        let screen = router.buildModule(model: .english)
        window.show(screen)
        defer { screen.attachDrawing() }
        screen.type(current: "wrong", new: "pass2")

        for (current, title, isSwiped) in [
            ("wrong", "Failed!", false), ("wrong", "Failed!", true), ("highsecret", "Succeeded!", false),
            ("highsecret", "Succeeded!", true), ("highsecret", "Succeeded!", false), ("wrong", "Failed!", false),
        ] {
            screen.type(current: current)
            screen.save()
            weak let result = try screen.presentedResult()
            weak let presenter = result?.presenter
            #expect(result?.titleLabel.text == title, "each save should present a new result with its own outcome")

            // The user can also swipe a sheet down. No router learns of it.
            if isSwiped {
                screen.dismiss(animated: false)
            } else {
                result?.touch()
            }
            await settleUIKit()

            try #require(screen.presentedViewController == nil, "a touch should remove the result from the screen")
            #expect(result == nil, "a closed result should be released at once: the router should not store it")
            #expect(
                presenter == nil,
                "the presenter of a closed result should be released: only its view retains it"
            )
            #expect(screen.inputTexts == [current, "pass2"], "an edit of one input should leave the other as it is")
        }
    }

    @Test func `a presented screen presents its own result`() throws {
        let host = UIViewController()
        let screen = router.buildModule(model: .english)
        window.show(host)
        host.present(screen, animated: false)

        screen.save(current: "highsecret", new: "pass2")

        let title = try screen.presentedTitle()
        #expect(title == "Succeeded!", "the screen should present the result of its own save, a success")
    }

    @Test func `the router does not retain its screen`() async throws {
        var screen: EditFieldsViewController? = router.buildModule(model: .english)
        weak let released = screen
        if let screen {
            window.show(screen)
        }
        screen?.save(current: "highsecret", new: "pass2")
        let title = try screen?.presentedTitle()
        #expect(title == "Succeeded!", "a save should present its result: the router should know its screen")
        screen?.dismiss(animated: false)
        await settleUIKit()

        window.rootViewController = nil
        screen = nil
        await settleUIKit()

        #expect(
            released == nil,
            "the view should be released: the references of the presenter and the router to it should be weak"
        )
    }

    @Test(arguments: [true, false])
    func `the screen, its presenter and its router are released together`(isSaved: Bool) async throws {
        var router: EditFieldsRouter? = EditFieldsRouter()
        var screen = router?.buildModule(model: .english)
        weak let releasedRouter = router
        weak let releasedScreen = screen
        weak let releasedPresenter = screen?.presenter
        if let screen {
            window.show(screen)
        }
        router = nil
        #expect(releasedRouter != nil, "the screen should own its presenter, and the presenter should own the router")
        #expect(
            screen?.firstFieldTitleLabel.text == "Password",
            "the built screen should show its texts: its presenter should know this screen"
        )
        if isSaved {
            screen?.save(current: "wrong", new: "pass2")
            try screen?.presentedResult().touch()
            await settleUIKit()
        }

        window.rootViewController = nil
        screen = nil
        await settleUIKit()

        #expect(
            releasedScreen == nil,
            "the screen should be released: the references of its presenter and its router to it should be weak"
        )
        #expect(releasedPresenter == nil, "the presenter should be released: only the screen should retain it")
        #expect(releasedRouter == nil, "the router should be released: only the presenter should retain it")
    }

    /// Two users at the same time. Both screens have the same model if both users type the same.
    @Test(arguments: Passwords.allCases, Passwords.allCases)
    func `two built modules share nothing`(passwords: Passwords, otherPasswords: Passwords) throws {
        let otherModel: EditFieldsPresenter.ViewModel = passwords == otherPasswords ? .english : .spanish
        let otherWindow = UIWindow()
        let screen = router.buildModule(model: .english)
        let other = EditFieldsRouter().buildModule(model: otherModel)
        window.show(screen)
        otherWindow.show(other)

        screen.type(current: passwords.current, new: passwords.new)
        other.type(current: otherPasswords.current, new: otherPasswords.new)
        screen.save()
        let presentedByOther = other.presentedViewController
        other.save()

        #expect(
            screen.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "the first screen should show the texts of its own model"
        )
        #expect(other.shownTexts == otherModel.texts, "the other screen should show the texts of its own model")
        let title = try screen.presentedTitle()
        let otherTitle = try other.presentedTitle()
        #expect(presentedByOther == nil, "a save on the first screen should present nothing on the other screen")
        #expect(title == passwords.title, "the first screen should present the result of its own save")
        #expect(otherTitle == otherPasswords.title, "the other screen should present the result of its own save")
    }

    enum Passwords: CaseIterable {
        case right
        case wrongCurrent
        case missingNew

        var current: String { self == .wrongCurrent ? "wrong" : "highsecret" }
        var new: String { self == .missingNew ? "" : "pass2" }
        var title: String { self == .right ? "Succeeded!" : "Failed!" }
    }
}
