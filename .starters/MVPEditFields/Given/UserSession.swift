/// The user who is logged in. This screen needs only the password.
final class UserSession: Sendable {
    static let shared = UserSession()

    let password: String

    init(password: String = "highsecret") {
        self.password = password
    }
}
