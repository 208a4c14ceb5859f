import Testing

@testable import MVPEditFields

/// A password breaks at most one rule, except in the last two tests. So the whole list of complaints says which rule that is.
struct PasswordPolicyTests {
    let policy = PasswordPolicy(session: UserSession(password: "secret-42"))

    @Test(arguments: zip(["pass277", "pass27", "p2"], ["Add 1 character.", "Add 2 characters.", "Add 6 characters."]))
    func `a short password gets the number of missing characters`(password: String, complaint: String) {
        #expect(policy.complaints(about: password) == [complaint])
    }

    @Test(arguments: ["pass2778", "pass27789", "the first sentence that I wrote in my 3rd diary"])
    func `eight characters are enough`(password: String) {
        #expect(policy.complaints(about: password) == [])
    }

    @Test func `two hundred letters before a digit are not too long`() {
        let password = String(repeating: "password", count: 25) + "0"

        #expect(policy.complaints(about: password) == [])
    }

    @Test(arguments: ["pássw27", "passw2🇧🇷"])
    func `what the user sees as one character counts as one`(passwordOfSeven: String) {
        #expect(policy.complaints(about: passwordOfSeven) == ["Add 1 character."])
    }

    @Test(arguments: ["pass277 ", " pass277", "pass 277", "pass  27"])
    func `a space counts as a character`(passwordOfEight: String) {
        #expect(policy.complaints(about: passwordOfEight) == [])
    }

    @Test(arguments: ["20262026", "2026-07-25", "2026🔑🔑🔑🔑", "❤️2026202"])
    func `a password without a letter gets a complaint`(password: String) {
        #expect(policy.complaints(about: password) == ["Add a letter."])
    }

    @Test(arguments: ["p2026202", "2026P202", "2026202é", "2026202ж", "2026202Ω", "2026202م", "2026202한", "2026202𠮷"])
    func `one letter of any script is enough, at any place`(password: String) {
        #expect(policy.complaints(about: password) == [])
    }

    @Test(arguments: ["password", "pass-word", "pássword", "password٣"])
    func `a password without a digit gets a complaint`(password: String) {
        #expect(policy.complaints(about: password) == ["Add a digit."])
    }

    @Test(arguments: ["0password", "pass5word", "pass8word", "password9"])
    func `one digit is enough, at any place`(password: String) {
        #expect(policy.complaints(about: password) == [])
    }

    @Test(arguments: ["secret42", "Tulip-1994"])
    func `the current password gets a complaint`(current: String) {
        let other = PasswordPolicy(session: UserSession(password: current))

        #expect(other.complaints(about: current) == ["Choose a new password."])
    }

    @Test(arguments: [
        "Secret-42", "secret-42 ", " secret-42", "secret-421", "secret-042", "sécret-42", "secret-4", "ecret-42",
    ])
    func `a password that is almost the current one is new`(password: String) {
        #expect(policy.complaints(about: password) == [])
    }

    @Test(arguments: [
        ("", ["Add 8 characters.", "Add a letter.", "Add a digit."]),
        ("2026", ["Add 4 characters.", "Add a letter."]),
        ("pass", ["Add 4 characters.", "Add a digit."]),
        ("-?-", ["Add 5 characters.", "Add a letter.", "Add a digit."]),
    ])
    func `all complaints come at once, in the order of the rules`(password: String, complaints: [String]) {
        #expect(policy.complaints(about: password) == complaints)
    }

    @Test(arguments: [
        ("", ["Add 8 characters.", "Add a letter.", "Add a digit.", "Choose a new password."]),
        ("-?-", ["Add 5 characters.", "Add a letter.", "Add a digit.", "Choose a new password."]),
        ("2026-07-25", ["Add a letter.", "Choose a new password."]),
    ])
    func `a weak current password gets all its complaints`(current: String, complaints: [String]) {
        let other = PasswordPolicy(session: UserSession(password: current))

        #expect(other.complaints(about: current) == complaints)
    }
}
