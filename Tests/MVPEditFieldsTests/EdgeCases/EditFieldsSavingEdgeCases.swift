import Testing

@testable import MVPEditFields

/// The edge cases of step 2. Each name begins with its rule in the guide.
struct EditFieldsSavingEdgeCases {
    let router = EditFieldsWireFrameSpy()

    // MARK: Exactly

    @Test(arguments: AlmostHighsecret.allCases)
    func `Exactly: a password that is almost the current one fails`(current: AlmostHighsecret) {
        let presenter = makePresenter(session: UserSession(password: "highsecret1"))
        presenter.type(current: current.rawValue, new: "pass2")

        presenter.saveActionTouched()

        #expect(router.shownResults == [false], "the presenter should compare whole texts, with case, accents, spaces")
    }

    @Test(arguments: AlmostHighsecret.allCases)
    func `Exactly: a password that is almost the old one is new`(new: AlmostHighsecret) {
        let presenter = makePresenter(session: UserSession(password: "highsecret1"))
        presenter.type(current: "highsecret1", new: new.rawValue)

        presenter.saveActionTouched()

        #expect(router.shownResults == [true], "the presenter should compare whole texts, with case, accents, spaces")
    }

    // MARK: Length

    @Test func `Length: the password of the session may be empty`() {
        let presenter = makePresenter(session: UserSession(password: ""))
        presenter.secondInputDidChange("pass2")

        presenter.saveActionTouched()

        #expect(router.shownResults == [true], "the first input is empty, as the current password of this session")
    }

    @Test func `Length: an emptied first input is the empty password of the session`() {
        let presenter = makePresenter(session: UserSession(password: ""))
        presenter.type(current: "pass1", new: "pass2")
        presenter.saveActionTouched()
        presenter.firstInputDidChange("")

        presenter.saveActionTouched()

        #expect(router.shownResults == [false, true], "the password of this session is empty, and so is the input now")
    }

    @Test func `Length: a new password may be short`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "2")

        presenter.saveActionTouched()

        #expect(router.shownResults == [true], "the new password is different and not empty, so it is long enough")
    }

    @Test(arguments: [
        ("the new one", String.longPassword, String.almostLongPassword, true),
        ("the current one", .almostLongPassword, "pass2", false),
    ])
    func `Length: long passwords may differ only in the last character`(
        kind: String,
        current: String,
        new: String,
        isSuccess: Bool
    ) {
        let presenter = makePresenter(session: UserSession(password: .longPassword))
        presenter.type(current: current, new: new)

        presenter.saveActionTouched()

        #expect(router.shownResults == [isSuccess], "the presenter should compare whole texts, however long they are")
    }

    @Test func `Length: a long new password may begin with the old one`() {
        let presenter = makePresenter(session: UserSession(password: "My 12 Tulips in June"))
        presenter.type(
            current: "My 12 Tulips in June",
            new: "My 12 Tulips in June and 7 Roses in September"
        )

        presenter.saveActionTouched()

        #expect(router.shownResults == [true], "the presenter should compare the whole texts: the new one is longer")
    }

    // MARK: Order

    @Test(arguments: [("the old password", "highsecret", false), ("a new password", "pass2", true)])
    func `Order: the new password may be typed first`(kind: String, new: String, isSuccess: Bool) {
        let presenter = makePresenter(session: UserSession(password: "highsecret"))
        presenter.secondInputDidChange(new)
        presenter.firstInputDidChange("highsecret")

        presenter.saveActionTouched()

        #expect(router.shownResults == [isSuccess], "the presenter should compare both texts at the save")
    }

    @Test(arguments: [String.correctPassword, "pass2"])
    func `Order: equal passwords fail after different ones`(both: String) {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "pass2")
        presenter.type(current: both, new: both)

        presenter.saveActionTouched()

        #expect(router.shownResults == [false], "both inputs now contain the same text, so no password would change")
    }

    // MARK: Empty

    @Test(arguments: [
        ("the current one", "", "pass2"),
        ("the new one", String.correctPassword, ""),
    ])
    func `Empty: a deleted password is empty`(kind: String, current: String, new: String) {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "pass2")
        presenter.saveActionTouched()
        presenter.type(current: current, new: new)

        presenter.saveActionTouched()

        #expect(router.shownResults == [true, false], "after the success the user has deleted this password")
    }

    @Test func `Empty: an input without an edit is empty`() {
        let presenter = makePresenter(session: .make())
        presenter.firstInputDidChange(.correctPassword)

        presenter.saveActionTouched()

        #expect(router.shownResults == [false], "the user has typed no new password, so it should be empty")
    }

    @Test func `Empty: a password that is typed again is not empty`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "pass2")
        presenter.type(current: "", new: "")
        presenter.type(current: .correctPassword, new: "pass2")

        presenter.saveActionTouched()

        #expect(router.shownResults == [true], "each input has its first text again, so the last edit should count")
    }

    // MARK: After a failure

    @Test func `After a failure: the user corrects only the current password`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: "wrong", new: "pass2")
        presenter.saveActionTouched()
        presenter.firstInputDidChange(.correctPassword)

        presenter.saveActionTouched()

        #expect(router.shownResults == [false, true], "the presenter should keep the new password after a failure")
    }

    @Test func `After a failure: the user corrects only the new password`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "")
        presenter.saveActionTouched()
        presenter.secondInputDidChange("pass2")

        presenter.saveActionTouched()

        #expect(router.shownResults == [false, true], "the presenter should keep the current password after a failure")
    }

    @Test func `After a failure: a save after twenty failures may succeed`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: "wrong", new: "pass2")
        presenter.save(times: 20)
        presenter.firstInputDidChange(.correctPassword)

        presenter.saveActionTouched()

        #expect(router.shownResults.last == true, "no number of failures should lock the user out")
    }

    // MARK: Once

    @Test func `Once: no second result comes later`() async {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "pass2")

        presenter.saveActionTouched()
        await runStartedTasks()

        #expect(router.shownResults == [true], "the save should call the router once, and start no task for it")
    }

    @Test func `Once: a view that attaches between two saves changes neither`() {
        let presenter = makePresenter(session: .make())
        presenter.type(current: .correctPassword, new: "pass2")
        presenter.saveActionTouched()
        presenter.attachView(view: EditFieldsViewSpy())

        presenter.saveActionTouched()

        #expect(router.shownResults == [true, true], "a view that attaches should bring no result, and lose no edit")
    }

    private func makePresenter(session: UserSession) -> EditFieldsPresenter {
        EditFieldsPresenter(router: router, model: .make(), session: session)
    }
}

extension EditFieldsPresenter {
    fileprivate func save(times: Int) {
        for _ in 1...times { saveActionTouched() }
    }
}

extension String {
    nonisolated private static let threeHundredCharacters = String(repeating: "12 Tulips, 7 Roses, ", count: 15)
    nonisolated fileprivate static let longPassword = threeHundredCharacters + "1"
    nonisolated fileprivate static let almostLongPassword = threeHundredCharacters + "2"
}

/// Passwords that are almost "highsecret1". The name of a case says what is different.
enum AlmostHighsecret: String, CaseIterable {
    case capital = "Highsecret1"
    case accent = "híghsecret1"
    case wideLetter = "highsecre\u{FF54}1"
    case zeroBeforeNumber = "highsecret01"
    case spaceBefore = " highsecret1"
    case spaceAfter = "highsecret1 "
    case lineAfter = "highsecret1\n"
    case spaceInside = "high secret1"
    case onlyTheBeginning = "high"
    case onlyTheEnd = "secret1"
    case oneMoreCharacter = "highsecret12"
    case wordsInOtherOrder = "secret1high"
}
