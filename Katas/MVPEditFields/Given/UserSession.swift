/// The user who is logged in. This screen needs only the password.
final class UserSession: Sendable {
    /// The session of the app. Before a login its password is empty.
    static let shared = UserSession(password: "")

    let password: String

    init(password: String) {
        self.password = password
    }
}
