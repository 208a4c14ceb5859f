import Testing

@testable import MVPEditFields

struct PasswordPolicyTests {
    @Test func `a password with seven characters needs one more`() {
        // Start here. Make a PasswordPolicy for the session of a user, and call complaints(about:) with a password of
        // seven characters. Expect a list with one complaint: "Add 1 character."
        Issue.record("PasswordPolicy has no test yet. Write the first one here.")
    }
}
