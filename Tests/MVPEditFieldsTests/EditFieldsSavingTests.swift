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
            "the save should call the router with true: the current password is the session's, the new one is different"
        )
    }

    @Test func `a save with a wrong current password fails`() {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.type(current: "wrong", new: "pass2")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [false],
            "the save should call the router once with false: \"wrong\" is not the session's password"
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
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "")

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [false],
            "the save should call the router once with false: the new password is empty"
        )
    }

    @Test func `a save checks the last edit of an input`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: "wrong", new: "pass2")
        presenter.firstInputDidChange(.correctPassword)

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [true],
            "the presenter should replace \"wrong\": an edit contains the whole text of its input"
        )
    }

    @Test func `each save shows a result`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "pass2")
        presenter.saveActionTouched()

        presenter.saveActionTouched()

        #expect(
            router.shownResults == [true, true],
            "the second save should call the router again with true: both inputs are as before"
        )
    }

    @Test func `a save compares with the password of its session`() {
        let presenter = makePresenter(session: UserSession(password: "tulip"))
        presenter.type(current: "highsecret", new: "pass2")

        presenter.saveActionTouched()

        #expect(router.shownResults == [false], "the save should fail: the password of this session is \"tulip\"")
    }

    private func makePresenter(session: UserSession) -> EditFieldsPresenter {
        EditFieldsPresenter(router: router, model: .make(), session: session)
    }
}
