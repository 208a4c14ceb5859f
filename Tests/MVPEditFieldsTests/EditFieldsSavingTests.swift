import Testing

@testable import MVPEditFields

@MainActor
struct EditFieldsSavingTests {
    let router = EditFieldsWireFrameSpy()

    @Test func `the right password and a new one succeed`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: "highsecret", second: "pass2")

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: true)],
            "the router should be asked once to show a success: the current password is the session's, the new one is new"
        )
    }

    @Test(
        arguments: [
            ("hightsecret", "highsecret"), ("hightsecret", "pass2"), ("HIGHSECRET", "pass2"), ("high", "pass2"),
            ("pass2", "highsecret"), ("pass2", "pass2"), ("pass2", ""), ("highsecretpass2", "pass2"),
        ]
    )
    func `a wrong current password fails, whatever the new one is`(current: String, new: String) {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: current, second: new)

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            "the router should be asked once to show a failure: \"\(current)\" is not the session's password"
        )
    }

    @Test func `a new password that is the old one fails`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: "highsecret", second: "highsecret")

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            "the router should be asked once to show a failure: the new password is the old one"
        )
    }

    @Test(
        arguments: [
            ([], []), (["highsecret"], []), ([], ["pass2"]),
            (["highsecret"], [""]), (["highsecret"], ["pass2", ""]), (["highsecret", ""], ["pass2"]),
        ] as [([String], [String])]
    )
    func `an input that is left empty, or emptied again, fails`(first: [String], second: [String]) {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: first, second: second)

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: false)],
            """
            the router should be asked once to show a failure: \
            the inputs hold "\(first.last ?? "")" and "\(second.last ?? "")" at the save, and neither may be empty
            """
        )
    }

    @Test func `the last edit of each input counts`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())

        presenter.type(first: ["wrong", "highsecret"], second: ["highsecret", "pass2"])
        presenter.saveActionTouched()
        presenter.type(first: ["wrong"], second: [])
        presenter.saveActionTouched()
        presenter.type(first: ["highsecret"], second: ["highsecret"])
        presenter.saveActionTouched()

        let verdicts = [true, false, false].map(EditFieldsWireFrameSpy.Call.showResultScreen)
        #expect(
            router.calls == verdicts,
            """
            each save should ask the router once, judging what the inputs hold then: \
            "highsecret" and "pass2", "wrong" and "pass2", "highsecret" and "highsecret"
            """
        )
    }

    @Test(arguments: [
        ("highsecret", " ", true), ("highsecret", " highsecret", true), ("highsecret", "highsecret ", true),
        ("highsecret ", "pass2", false), (" highsecret", "pass2", false),
    ])
    func `whitespace is a character of a password like any other`(current: String, new: String, isSuccess: Bool) {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: current, second: new)

        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: isSuccess)],
            "the router should be asked once: the presenter should judge the inputs as they were typed, spaces and all"
        )
    }

    @Test func `each save shows a result`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: "highsecret", second: "pass2")
        let callsBeforeSaving = router.calls

        presenter.saveActionTouched()
        presenter.saveActionTouched()

        #expect(callsBeforeSaving == [], "the router should be asked for nothing while the user types")
        #expect(
            router.calls == [.showResultScreen(isSuccess: true), .showResultScreen(isSuccess: true)],
            "the router should be asked twice to show a success: two saves, and the inputs hold the same at both"
        )
    }

    @Test func `the password is that of the session that was handed in`() {
        let session = UserSession(password: "tulip")
        let presenter = EditFieldsPresenter(router: router, model: .make(), session: session)

        presenter.type(first: "tulip", second: "highsecret")
        presenter.saveActionTouched()
        presenter.type(first: "highsecret", second: "pass2")
        presenter.saveActionTouched()

        #expect(
            router.calls == [.showResultScreen(isSuccess: true), .showResultScreen(isSuccess: false)],
            "the presenter should judge by its own session, whose password is \"tulip\": the first save succeeds, the second fails"
        )
    }
}
