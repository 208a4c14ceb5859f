/// Says what is wrong with a new password. A password without a complaint is accepted.
struct PasswordPolicy {
    /// The user whose password changes.
    let session: UserSession

    private let minimumLength = 8

    /// All complaints about a new password, in the order of the rules.
    func complaints(about password: String) -> [String] {
        let rules = [length, letter, digit, current]
        return rules.compactMap { rule in rule(password) }
    }

    // MARK: The rules: a complaint, or nil for a password that follows the rule.

    private func length(of password: String) -> String? {
        let missing = minimumLength - password.count
        guard missing > 0 else { return nil }
        return missing == 1 ? "Add 1 character." : "Add \(missing) characters."
    }

    private func letter(in password: String) -> String? {
        password.contains(where: \.isLetter) ? nil : "Add a letter."
    }

    private func digit(in password: String) -> String? {
        password.contains(where: "0123456789".contains) ? nil : "Add a digit."
    }

    private func current(_ password: String) -> String? {
        password == session.password ? "Choose a new password." : nil
    }
}
