@testable import MVPEditFields

extension UserSession {
    /// A logged-in user, for tests that are not about the password of the session.
    static func make() -> UserSession {
        UserSession(password: "highsecret")
    }
}
