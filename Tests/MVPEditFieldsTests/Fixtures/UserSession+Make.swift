@testable import MVPEditFields

extension UserSession {
    /// A logged-in user, for tests that are not about the password of the session.
    static func make() -> UserSession { UserSession(password: .correctPassword) }
}

extension String {
    /// The password of `UserSession.make()`. A user who types it passes the check of the current password.
    /// Tables of arguments are not isolated to the main actor, so it is not either.
    nonisolated static let correctPassword = "highsecret"
}
