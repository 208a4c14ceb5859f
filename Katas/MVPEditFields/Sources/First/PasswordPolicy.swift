/// Says what is wrong with a new password. A password without a complaint is accepted.
struct PasswordPolicy {
    /// The user whose password changes.
    let session: UserSession

    /// All complaints about a new password, in the order of the rules.
    func complaints(about password: String) -> [String] {
        // Test-first lap: this answer is wrong for every password. So also a test of a good password is red at first.
        ["The first rule is not written yet."]
    }
}
