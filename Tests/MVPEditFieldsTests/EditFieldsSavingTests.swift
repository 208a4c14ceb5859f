import Testing

@testable import MVPEditFields

struct EditFieldsSavingTests {
    let router = EditFieldsWireFrameSpy()

    @Test(arguments: ["pass2", "HIGHSECRET", "high", "highsecret2"])
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
            ("hightsecret", "pass2"), ("HIGHSECRET", "pass2"), ("high", "pass2"),
            ("pass2", "highsecret"), ("pass2", "pass2"), ("pass2", ""), ("highsecretpass2", "pass2"),
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
        presenter.type(first: first, second: second)

        presenter.saveActionTouched()

        let hasEmptied = [first, second].contains { $0.count > 1 && $0.last == "" }
        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            """
            the save should call the router once with a failure: no input may be empty, \
            and here the inputs contain "\(first.last ?? "")" and "\(second.last ?? "")"\
            \(hasEmptied ? ": the user has deleted a text, and an edit contains the whole text" : "")
            """
        )
    }

    @Test func `the last edit of each input counts`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)

        presenter.type(first: ["wrong", "highsecret"], second: ["highsecret", "pass2"])
        presenter.saveActionTouched()
        presenter.type(first: ["wrong"], second: [])
        presenter.saveActionTouched()
        presenter.type(first: ["highsecret"], second: [])
        presenter.saveActionTouched()
        presenter.type(first: ["highsecret"], second: ["highsecret"])
        presenter.saveActionTouched()

        let verdicts = [true, false, true, false].map(EditFieldsWireFrameSpy.Call.showResultScreen)
        #expect(
            router.calls == verdicts,
            """
            each save should call the router once, and check the inputs at that moment: "highsecret" and "pass2", \
            "wrong" and "pass2", "highsecret" and "pass2", "highsecret" and "highsecret"
            """
        )
    }

    @Test(arguments: [
        ("highsecret", " highsecret", true), ("highsecret", "highsecret ", true), ("highsecret", "pass 2", true),
        ("highsecret ", "pass2", false), (" highsecret", "pass2", false),
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

    @Test func `each save shows a result`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.type(first: "highsecret", second: "pass2")
        let callsBeforeSaving = router.calls

        presenter.saveActionTouched()
        presenter.saveActionTouched()

        #expect(callsBeforeSaving == [], "the presenter should not call the router while the user types")
        #expect(
            router.calls == [.showResultScreen(isSuccess: true), .showResultScreen(isSuccess: true)],
            "two saves should call the router twice with a success: the inputs are the same at both"
        )
    }

    // Each case has its own session, so the cases can run at the same time. If they all changed UserSession.shared,
    // they would disturb each other. The trait .serialized is no cure: other suites still run at the same time.
    @Test(arguments: ["tulip", "rosebud"])
    func `the current password comes from the injected session`(password: String) {
        let session = UserSession(password: password)
        let presenter = EditFieldsPresenter(router: router, model: .english, session: session)

        presenter.type(first: password, second: "highsecret")
        presenter.saveActionTouched()
        presenter.type(first: "highsecret", second: "new")
        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: true), .showResultScreen(isSuccess: false)],
            "the presenter should use the password of its session, \"\(password)\": only the first save should succeed"
        )
    }
}
