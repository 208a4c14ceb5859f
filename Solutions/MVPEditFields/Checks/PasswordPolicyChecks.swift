import Testing

@testable import MVPEditFields

struct PasswordPolicyChecks {
    let policy = PasswordPolicy(session: UserSession(password: "orchid-1815"))

    // MARK: Length

    @Test(arguments: [
        ("orchid7", "Add 1 character."), ("lily19", "Add 2 characters."), ("rose1", "Add 3 characters."),
        ("a1", "Add 6 characters."),
    ])
    func `Length: a short password is asked for the missing characters`(password: String, complaint: String) {
        #expect(
            policy.complaints(about: password) == [complaint],
            "the user should read how many of the eight characters are missing"
        )
    }

    @Test(arguments: ["orchids7", "orchids77", "the Night has a thousand eyes, and the Day but 1"])
    func `Length: eight characters are enough`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "the password has eight characters or more: the user should read no complaint"
        )
    }

    @Test func `Length: two hundred letters before a digit are not too many`() {
        let password = String(repeating: "orchidea", count: 25) + "7"

        #expect(policy.complaints(about: password) == [], "there is no upper limit: the user should read no complaint")
    }

    @Test(arguments: ["jardín7", "jardi\u{301}n7", "orch🇰🇷i7", "orch👩🏽‍🚀i7"])
    func `Length: an accent, a flag or a person adds no character`(password: String) {
        #expect(
            policy.complaints(about: password) == ["Add 1 character."],
            "the user sees seven characters: the complaint should be that one is missing"
        )
    }

    @Test(arguments: [" orchid7", "orchid 7", "or ch i7", "orch  i7"])
    func `Length: a space counts as a character`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "the password has eight characters with its spaces: the user should read no complaint"
        )
    }

    // MARK: Letter

    @Test(arguments: ["181518151815", "1815-07-25", "+1 (815) 0725", "🔑🔑🔑🔑🔑 1815", "❤️ 1815 07"])
    func `Letter: a password without a letter is asked for one`(password: String) {
        #expect(
            policy.complaints(about: password) == ["Add a letter."],
            "only the letter is missing: the user should read only this complaint"
        )
    }

    @Test(arguments: [
        "1815-07-a", "1815-07-z", "1815-07-A", "1815-07-Z", "1815-07-é", "1815-07-ß", "1815-07-ж", "1815-07-Ω",
        "1815-07-한", "1815-07-花", "1815-07-𠮷", "1815-07-あ", "1815-07-ש", "1815-07-م", "1815-07-e\u{301}",
    ])
    func `Letter: one letter of any script is enough`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "there is a letter in '\(password)': the user should read no complaint"
        )
    }

    @Test(arguments: ["k1815-07-25", "1815-k-07-25", "1815-07-25k"])
    func `Letter: a letter is enough at each place`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "there is a letter in '\(password)': the user should read no complaint"
        )
    }

    // MARK: Digit

    @Test(arguments: ["orchideous", "Orchid-Lily", "orchid lily🔑", "orchid٣lily"])
    func `Digit: a password without a digit is asked for one`(password: String) {
        #expect(
            policy.complaints(about: password) == ["Add a digit."],
            "only the digit is missing: the user should read only this complaint"
        )
    }

    @Test(arguments: [
        "orchid-0-lily", "orchid-1-lily", "orchid-2-lily", "orchid-3-lily", "orchid-4-lily",
        "orchid-5-lily", "orchid-6-lily", "orchid-7-lily", "orchid-8-lily", "orchid-9-lily",
    ])
    func `Digit: one of the ten digits is enough`(password: String) {
        #expect(policy.complaints(about: password) == [], "there is a digit: the user should read no complaint")
    }

    @Test(arguments: ["4orchideous", "orchid4eous", "orchideous4"])
    func `Digit: a digit is enough at each place`(password: String) {
        #expect(policy.complaints(about: password) == [], "there is a digit: the user should read no complaint")
    }

    // MARK: Current

    @Test(arguments: ["orchid-1815", "Tulip 1994", "Dahlia/2026"])
    func `Current: the password of the session is not new`(current: String) {
        let policy = PasswordPolicy(session: UserSession(password: current))

        #expect(
            policy.complaints(about: current) == ["Choose a new password."],
            "this is the password of the session: the user should read only this complaint"
        )
    }

    @Test(arguments: [
        ("a capital letter", "Orchid-1815"),
        ("a space before", " orchid-1815"),
        ("a space after", "orchid-1815 "),
        ("a letter less", "rchid-1815"),
        ("a digit less", "orchid-181"),
        ("a digit more", "orchid-18155"),
        ("a zero before the number", "orchid-01815"),
        ("an accent", "orchíd-1815"),
    ])
    func `Current: a password that is almost the same is new`(difference: String, password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "the password of the session is \"orchid-1815\": the user should read no complaint"
        )
    }

    @Test func `Current: a long password that is different only at its end is new`() {
        let beginning = String(repeating: "orchid-1815 ", count: 25)
        let policy = PasswordPolicy(session: UserSession(password: beginning + "lily"))

        #expect(
            policy.complaints(about: beginning + "rose") == [],
            "only the last word is different: the user should read no complaint"
        )
    }

    @Test func `Current: the password of a different user is new`() {
        let policy = PasswordPolicy(session: UserSession(password: "Tulip 1994"))

        #expect(
            policy.complaints(about: "orchid-1815") == [],
            "the policy should compare with the password of its own session, \"Tulip 1994\""
        )
    }

    @Test func `Current: the password of the shared session is new`() {
        #expect(
            policy.complaints(about: UserSession.shared.password) == [
                "Add 8 characters.", "Add a letter.", "Add a digit.",
            ],
            "the policy should compare with its own session, not with UserSession.shared"
        )
    }

    // MARK: Order

    @Test(arguments: [
        ("", ["Add 8 characters.", "Add a letter.", "Add a digit."]),
        ("?", ["Add 7 characters.", "Add a letter.", "Add a digit."]),
        ("lily", ["Add 4 characters.", "Add a digit."]),
        ("1815", ["Add 4 characters.", "Add a letter."]),
        ("-- -- -- --", ["Add a letter.", "Add a digit."]),
    ])
    func `Order: all complaints come at once`(password: String, complaints: [String]) {
        #expect(
            policy.complaints(about: password) == complaints,
            "the user should read a complaint for each broken rule, in the order of the rules"
        )
    }

    @Test(arguments: [
        ("", ["Add 8 characters.", "Add a letter.", "Add a digit.", "Choose a new password."]),
        ("rose1", ["Add 3 characters.", "Choose a new password."]),
        ("highsecret", ["Add a digit.", "Choose a new password."]),
        ("1815-07-25", ["Add a letter.", "Choose a new password."]),
    ])
    func `Order: a weak current password gets all its complaints`(current: String, complaints: [String]) {
        let policy = PasswordPolicy(session: UserSession(password: current))

        #expect(
            policy.complaints(about: current) == complaints,
            "the password is weak and the current one: the user should read all complaints, in order"
        )
    }
}
