/// Who is logged in, as far as this screen needs to know.
final class UserSession: Sendable {
    static let shared = UserSession()

    let password: String

    init(password: String = "highsecret") {
        self.password = password
    }
}
