/// The time zone and the language of a test run, the same on every machine.
///
/// Foundation takes the time zone from `TZ`. On Linux, Swift 6.3 does not take the locale from anywhere: it is always
/// `en_001`. On a Mac it comes from the user's settings, and these variables change only what C functions do.
struct TestSetting: Sendable {
    var timeZone: String
    var language: String

    /// Of all runs. The day begins almost 14 hours before that in UTC, and not at a full hour; the language has digits
    /// of its own. So a text that is correct only on its author's machine is wrong for everybody.
    static let odd = TestSetting(timeZone: "Pacific/Chatham", language: "ar_EG")
    /// What a failure is compared with.
    static let usual = TestSetting(timeZone: "UTC", language: "en_US")

    var variables: [String: String] {
        ["TZ": timeZone, "LANG": "\(language).UTF-8", "LC_ALL": "\(language).UTF-8"]
    }

    /// What a test that passes in the usual setting fails with.
    static let reason = """
        this test passes in \(usual.words), and fails in \(odd.words), where the tool runs all tests.
        Does the code use the time zone or the language of the machine?
        """

    private var words: String { "\(timeZone) and \(language)" }
}
