/// The time zone of a test run, the same on every machine.
///
/// Foundation takes it from `TZ`. It does not take the language from the environment: on Linux its locale is always
/// `en_001` with Swift 6.3, and on a Mac it comes from the user's settings.
enum TestTimeZone: String, Sendable {
    /// Of all runs. The day begins 12 to 14 hours before that in UTC, and not at a full hour. So a text that is correct
    /// only on its author's machine is wrong for everybody.
    case odd = "Pacific/Chatham"
    /// What a failure is compared with.
    case usual = "UTC"

    var variables: [String: String] { ["TZ": rawValue] }

    /// What a test that passes in the usual time zone fails with.
    static let reason = """
        this test passes in \(usual.rawValue), and fails in \(odd.rawValue), where the tool runs all tests.
        Does the code use the time zone of the machine?
        """
}
