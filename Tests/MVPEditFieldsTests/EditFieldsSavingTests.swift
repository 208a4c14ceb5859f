import Testing

@testable import MVPEditFields

struct EditFieldsSavingTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    @Test(arguments: [
        "pass2", "HIGHSECRET", "Highsecret", "high", "secret", "highsecret2", "2highsecret", "terceshgih", "password",
        "x", "2", "🔑", String(repeating: "Long ", count: 60),
    ])
    func `the correct password and a new one succeed`(new: String) {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.type(first: "highsecret", second: new)

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: true)],
            """
            before saveActionTouched() returns, it should call the router once with a success: \
            firstInputDidChange got the correct current password, \
            and secondInputDidChange got "\(new)", which is not empty and differs from it
            """
        )
    }

    @Test(
        arguments: [
            ("hightsecret", "pass2"), ("HIGHSECRET", "pass2"), ("Highsecret", "pass2"), ("highsecret🔑", "pass2"),
            ("high", "pass2"), ("secret", "pass2"), ("secrethigh", "pass2"), ("highsecretpass2", "pass2"),
            ("pass2highsecret", "pass2"), ("pass2", "highsecret"), ("pass2", "pass2"), ("pass2", ""),
        ]
    )
    func `a wrong current password always fails`(current: String, new: String) {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.type(first: current, second: new)

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            "the save should call the router once with a failure: \"\(current)\" is not the session's password"
        )
    }

    @Test func `a new password equal to the old one fails`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.type(first: "highsecret", second: "highsecret")

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            "the save should call the router once with a failure: the new password is the old one"
        )
    }

    @Test(
        arguments: [
            ([], []), (["highsecret"], []), ([], ["pass2"]),
            (["highsecret"], [""]), (["highsecret"], ["pass2", ""]), (["highsecret", ""], ["pass2"]),
        ] as [([String], [String])]
    )
    func `an input that is empty at the save fails`(first: [String], second: [String]) {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        first.forEach(presenter.firstInputDidChange)
        second.forEach(presenter.secondInputDidChange)

        presenter.saveActionTouched()

        let hasEmptied = [first, second].contains { $0.count > 1 && $0.last == "" }
        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            """
            the save should call the router once with a failure: \
            the inputs contain "\(first.last ?? "")" and "\(second.last ?? "")"\
            \(hasEmptied ? ": the user has deleted a text, and an edit contains the whole text" : "")
            """
        )
    }

    @Test(
        arguments: [
            ([.first("wrong"), .first("highsecret"), .second("highsecret"), .second("pass2")], true),
            ([.second("pass2"), .first("highsecret")], true),
            ([.second("pass2"), .second("pass2"), .first("highsecret"), .first("highsecret")], true),
            ([.second("highsecret"), .first("highsecret")], false),
            ([.first("highsecret"), .second("pass2"), .first("wrong")], false),
            ([.first("highsecret"), .second("pass2"), .second("highsecret")], false),
            ([.first("pass2"), .second("pass2"), .first("highsecret")], true),
            ([.first("highsecret"), .second("highsecret"), .second("pass2")], true),
            ([.first("highsecret"), .second("pass2"), .second(""), .second("pass2")], true),
            ([.second("pass2"), .first("highsecret"), .first(""), .first("highsecret")], true),
        ] as [([UserAction], Bool)]
    )
    func `the last edit of each input counts`(edits: [UserAction], isSuccess: Bool) {
        let hastyRouter = EditFieldsWireFrameSpy()
        let presenter = EditFieldsPresenter(router: router, model: .english)
        let hastyPresenter = EditFieldsPresenter(router: hastyRouter, model: .english)

        for edit in edits {
            presenter.play(edit)
            hastyPresenter.play(edit)
            hastyPresenter.saveActionTouched()
        }
        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: isSuccess)],
            "the save should call the router once, and check the last text of each input"
        )
        #expect(
            hastyRouter.calls.last == .showResultScreen(isSuccess: isSuccess),
            "with a save after each edit, the last save should still check the last text of each input"
        )
        #expect(hastyRouter.calls.count == edits.count, "each save should call the router once")
    }

    @Test(arguments: [
        ("highsecret", " highsecret", true), ("highsecret", "highsecret ", true), ("highsecret", "high secret", true),
        ("highsecret", "pass 2", true),
        ("highsecret ", "pass2", false), (" highsecret", "pass2", false), ("high secret", "pass2", false),
    ])
    func `spaces are part of a password`(current: String, new: String, isSuccess: Bool) {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.type(first: current, second: new)

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: isSuccess)],
            "the save should call the router once, and the presenter should compare the typed texts with their spaces"
        )
    }

    @Test func `each save shows a result`() async {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.attachView(view: view)
        presenter.type(first: "highsecret", second: "pass2")
        await runTasks()
        let callsBeforeSaving = router.calls

        for password in ["wrong", "highsecret"] {
            presenter.firstInputDidChange(password)
            (1...6).forEach { _ in presenter.saveActionTouched() }
        }
        await runTasks()

        let outcomes = Array(repeating: false, count: 6) + Array(repeating: true, count: 6)
        #expect(callsBeforeSaving == [], "the presenter should not call the router while the user types")
        #expect(
            router.calls == outcomes.map(EditFieldsWireFrameSpy.Call.showResultScreen),
            """
            six saves with a wrong password should call the router six times with a failure, \
            and six saves with the correct one six times with a success
            """
        )
    }

    // Each case has its own session, so the cases can run at the same time. If they all changed UserSession.shared,
    // they would disturb each other. The trait .serialized is no cure: other suites still run at the same time.
    @Test(arguments: [
        "tulip", "rosebud", "", "twenty letters long!", " " + String(repeating: "My  Passport ", count: 24),
    ])
    func `the current password comes from the injected session`(password: String) {
        let session = UserSession(password: password)
        let presenter = EditFieldsPresenter(router: router, model: .english, session: session)

        presenter.type(first: password, second: "highsecret")
        presenter.saveActionTouched()
        presenter.type(first: "highsecret", second: "new")
        presenter.saveActionTouched()
        presenter.type(first: password, second: password)
        presenter.saveActionTouched()
        presenter.type(first: password, second: password + "2")
        presenter.saveActionTouched()

        #expect(
            router.calls == [true, false, false, true].map(EditFieldsWireFrameSpy.Call.showResultScreen),
            """
            the presenter should use the password of its session, "\(password)": only the first and the last save \
            should succeed, with this current password and a different new one
            """
        )
    }
}
