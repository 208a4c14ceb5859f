import Testing

@testable import MVPEditFields

/// The story: when a user may change the password. The first save succeeds, and each of the next three breaks one rule.
struct EditFieldsSavingTests {
    let router = EditFieldsWireFrameSpy()

    @Test func `a save with the correct current password succeeds`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "highsecret", new: "pass2")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [true],
            """
            before it returns, saveActionTouched() should call the router with true: \
            firstInputDidChange got the session's password, secondInputDidChange a new one
            """
        )
    }

    @Test func `a save with a wrong current password fails`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "hightsecret", new: "pass2")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [false],
            "the save should call the router once with false: \"hightsecret\" is not the session's password"
        )
    }

    @Test func `a save with the old password as the new one fails`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "highsecret", new: "highsecret")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [false],
            "the save should call the router once with false: the new password is the old one"
        )
    }

    @Test func `a save with an empty new password fails`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "highsecret", new: "")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [false],
            "the save should call the router once with false: the new password is empty"
        )
    }

    @Test func `a save checks the last edit of an input`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "wrong", new: "pass2")
        presenter.firstInputDidChange("highsecret")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [true],
            "the presenter should replace \"wrong\": an edit contains the whole text of its input"
        )
    }

    @Test func `each save shows a result`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "highsecret", new: "pass2")
        presenter.saveActionTouched()

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [true, true],
            "the second save should call the router again with true: both inputs are as before"
        )
    }

    @Test func `a save compares with the password of its session`() {
        let presenter = makePresenter(session: UserSession(password: "tulip"))
        presenter.type(current: "tulip", new: "pass2")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [true],
            "the presenter should compare with the password of its session: here it is \"tulip\""
        )
    }

    private func makePresenter(session: UserSession) -> EditFieldsPresenter {
        EditFieldsPresenter(router: router, model: .english, session: session)
    }
}
