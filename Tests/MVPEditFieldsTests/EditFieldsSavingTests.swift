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
            "the router should be asked once to show a failure: at least one of the inputs is empty"
        )
    }

    @Test func `the last edit of each input counts`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())

        presenter.type(first: ["wrong", "highsecret"], second: ["highsecret", "pass2"])
        presenter.saveActionTouched()
        presenter.type(first: [], second: ["highsecret"])
        presenter.saveActionTouched()
        presenter.type(first: ["wrong"], second: ["pass2"])
        presenter.saveActionTouched()

        #expect(
            router.calls == [
                .showResultScreen(isSuccess: true), .showResultScreen(isSuccess: false),
                .showResultScreen(isSuccess: false),
            ],
            "each save should judge what the two inputs hold now, not what they held before"
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
            "the two inputs should be compared as they were typed, spaces and all"
        )
    }

    @Test func `each save shows a result`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        presenter.type(first: "highsecret", second: "pass2")
        let callsBeforeSaving = router.calls

        presenter.saveActionTouched()
        presenter.saveActionTouched()

        #expect(callsBeforeSaving == [], "typing alone should not show a result")
        #expect(
            router.calls == [.showResultScreen(isSuccess: true), .showResultScreen(isSuccess: true)],
            "two saves should ask the router twice"
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
            "the current password should be compared with the session's that the presenter was made with"
        )
    }
}
