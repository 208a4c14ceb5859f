import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// Both modules together. The tests read the title of the result on the screen: a save is complete when the user sees it.
struct EditFieldsRoutingTests {
    let window = UIWindow()
    let router = EditFieldsRouter()

    @Test func `a built module shows its model`() {
        let screen = router.buildModule(model: .english)

        screen.loadViewIfNeeded()

        #expect(
            screen.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "the built screen should show the five texts of its model: buildModule should call attachView"
        )
    }

    @Test(arguments: [
        ("highsecret", "pass2", "Succeeded!"), ("highsecret", "highsecret", "Failed!"), ("wrong", "pass2", "Failed!"),
    ])
    func `saving presents its outcome and keeps the inputs`(current: String, new: String, title: String) throws {
        let screen = router.buildModule(model: .english)
        window.show(screen)

        screen.save(current: current, new: new)

        let presentedTitle = try screen.presentedTitle()
        #expect(
            presentedTitle == title,
            "this save should present \"\(title)\": the router should pass isSuccess to the module of the result"
        )
        #expect(
            screen.inputTexts == [current, new],
            "a save should leave both inputs as the user typed them: the next save checks the same texts"
        )
    }

    @Test func `a save checks the reported edits, not the texts in the inputs`() throws {
        let screen = router.buildModule(model: .english)
        window.show(screen)
        screen.type(current: "highsecret", new: "pass2")
        let inputTextsAfterTyping = screen.inputTexts

        // No user does this, and the view reports no edit.
        screen.firstInputField.text = "wrong"
        screen.secondInputField.text = "wrong"
        screen.save()

        let title = try screen.presentedTitle()
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
        screen.save(current: "wrong", new: "pass2")
        weak let failure = try screen.presentedResult()
        let firstTitle = failure?.titleLabel.text

        failure?.touch()
        await settleUIKit()
        try #require(screen.presentedViewController == nil, "a touch should remove the first result from the screen")
        screen.save(current: "highsecret", new: "pass2")

        let success = try screen.presentedResult()
        let secondTitle = success.titleLabel.text
        success.touch()
        await settleUIKit()
        try #require(screen.presentedViewController == nil, "a touch should remove the second result from the screen")
        screen.save()

        let thirdTitle = try screen.presentedTitle()
        #expect(firstTitle == "Failed!", "the first save should present a failure: the current password is wrong")
        #expect(secondTitle == "Succeeded!", "the second save should present a new result, a success")
        #expect(thirdTitle == "Succeeded!", "the third save should present a new result, a success again")
        #expect(failure == nil, "the first result should be released: the router should not store it")
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

    @Test func `the screen, its presenter and its router are released together`() async {
        var router: EditFieldsRouter? = EditFieldsRouter()
        var screen = router?.buildModule(model: .english)
        weak let releasedRouter = router
        weak let releasedScreen = screen
        weak let releasedPresenter = screen?.presenter
        screen?.loadViewIfNeeded()
        router = nil
        #expect(releasedRouter != nil, "the screen should own its presenter, and the presenter should own the router")
        #expect(
            screen?.firstFieldTitleLabel.text == "Password",
            "the screen should show its texts: buildModule should call attachView"
        )

        screen = nil
        await settleUIKit()

        #expect(
            releasedScreen == nil,
            "the screen should be released: the references of its presenter and its router to it should be weak"
        )
        #expect(releasedPresenter == nil, "the presenter should be released: only the screen should retain it")
        #expect(releasedRouter == nil, "the router should be released: only the presenter should retain it")
    }

    @Test func `two built modules share nothing`() throws {
        let otherWindow = UIWindow()
        let screen = router.buildModule(model: .english)
        let other = EditFieldsRouter().buildModule(model: .spanish)
        window.show(screen)
        otherWindow.show(other)

        screen.save(current: "highsecret", new: "pass2")
        let presentedByOther = other.presentedViewController
        other.save(current: "wrong", new: "pass2")

        #expect(
            screen.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "the first screen should show the texts of its own model"
        )
        #expect(
            other.shownTexts == EditFieldsPresenter.ViewModel.spanish.texts,
            "the other screen should show the texts of its own model"
        )
        let title = try screen.presentedTitle()
        let otherTitle = try other.presentedTitle()
        #expect(presentedByOther == nil, "a save on the first screen should present nothing on the other screen")
        #expect(title == "Succeeded!", "the first screen should present the result of its own save, a success")
        #expect(otherTitle == "Failed!", "the other screen should present the result of its own save, a failure")
    }
}
