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
            "\"\(password)\" has \(password.count) characters: the user should read how many are missing until eight"
        )
    }

    @Test(arguments: ["orchids7", "orchids77", "the Night has a thousand eyes, and the Day but 1"])
    func `Length: eight characters and more are enough`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "\"\(password)\" has \(password.count) characters: the user should read no complaint"
        )
    }

    @Test(arguments: ["jardín7", "jardi\u{301}n7", "orch🇰🇷i7", "orch👩🏽‍🚀i7"])
    func `Length: an accent, a flag or a person adds no character`(password: String) {
        #expect(
            policy.complaints(about: password) == ["Add 1 character."],
            "the user sees seven characters in \"\(password)\": one is missing"
        )
    }

    @Test(arguments: [" orchid7", "orchid 7", "or ch i7"])
    func `Length: a space counts as a character`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "\"\(password)\" has eight characters with its spaces: the user should read no complaint"
        )
    }

    // MARK: Letter

    @Test(arguments: ["181518151815", "1815-07-25", "+1 (815) 0725", "🔑🔑🔑🔑🔑 1815"])
    func `Letter: a password without a letter is asked for one`(password: String) {
        #expect(
            policy.complaints(about: password) == ["Add a letter."],
            "\"\(password)\" has no letter, and follows all other rules: the user should read only this"
        )
    }

    @Test(arguments: ["a", "z", "A", "Z", "é", "Ç", "ß", "ж", "Ω", "한", "花", "あ", "ש", "م"])
    func `Letter: one letter of any script is enough, at each place`(letter: String) {
        for password in ["\(letter)-1815-07", "1815-\(letter)-07", "1815-07-\(letter)"] {
            #expect(
                policy.complaints(about: password) == [],
                "\"\(password)\" has the letter \(letter): the user should read no complaint"
            )
        }
    }

    // MARK: Digit

    @Test(arguments: ["orchideous", "Orchid-Lily", "orchid lily🔑"])
    func `Digit: a password without a digit is asked for one`(password: String) {
        #expect(
            policy.complaints(about: password) == ["Add a digit."],
            "\"\(password)\" has no digit, and follows all other rules: the user should read only this"
        )
    }

    @Test(arguments: 0...9)
    func `Digit: one digit is enough, at each place`(digit: Int) {
        for password in ["\(digit)orchideous", "orchid\(digit)eous", "orchideous\(digit)"] {
            #expect(
                policy.complaints(about: password) == [],
                "\"\(password)\" has the digit \(digit): the user should read no complaint"
            )
        }
    }

    // MARK: Current

    @Test(arguments: ["orchid-1815", "Tulip 1994", "Dahlia/2026"])
    func `Current: the password of the session is not new`(current: String) {
        let policy = PasswordPolicy(session: UserSession(password: current))

        #expect(
            policy.complaints(about: current) == ["Choose a new password."],
            "\"\(current)\" is the password of the session, and follows all other rules: the user should read only this"
        )
    }

    @Test(arguments: ["Orchid-1815", " orchid-1815", "orchid-181", "orchid-18155"])
    func `Current: a password that is almost the same is new`(password: String) {
        #expect(
            policy.complaints(about: password) == [],
            "\"\(password)\" is not \"orchid-1815\", the password of the session: the user should read no complaint"
        )
    }

    @Test func `Current: the password of another user is new`() {
        let other = PasswordPolicy(session: UserSession(password: "Tulip 1994"))

        #expect(
            other.complaints(about: "orchid-1815") == [],
            "the policy should compare with the password of its own session, \"Tulip 1994\""
        )
        #expect(
            policy.complaints(about: UserSession.shared.password) == ["Add a digit."],
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
            "\"\(password)\" breaks several rules: the user should read all complaints, in the order of the rules"
        )
    }

    @Test(arguments: [
        ("", ["Add 8 characters.", "Add a letter.", "Add a digit.", "Choose a new password."]),
        ("rose1", ["Add 3 characters.", "Choose a new password."]),
        ("highsecret", ["Add a digit.", "Choose a new password."]),
        ("1815-07-25", ["Add a letter.", "Choose a new password."]),
    ])
    func `Order: a weak current password gets its complaints and one more`(current: String, complaints: [String]) {
        let policy = PasswordPolicy(session: UserSession(password: current))

        #expect(
            policy.complaints(about: current) == complaints,
            "\"\(current)\" is weak and the password of the session: the user should read all complaints, in order"
        )
    }
}
