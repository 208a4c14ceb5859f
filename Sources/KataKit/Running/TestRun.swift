import Foundation

/// Runs tests of a fresh build and reports the result of each test.
struct TestRun: Sendable {
    var binary: TestBinary
    var launcher: ProcessLauncher
    /// How long a test may be silent, in seconds. It counts from the test's start, for the first one from that of the
    /// process.
    var timeout: Double
    /// The variables for the run, in addition to those of the build.
    var variables: [String: String] = [:]
    var timeZone = TestTimeZone.odd
    /// The runner; nil for the quickest one on this machine.
    var runner: TestRunner?
    var purpose = Purpose.grading

    /// What the outcomes are for.
    enum Purpose: Sendable {
        /// A person waits for them and reads them: few hangs end the run, and what tests attach is kept.
        case reading
        /// A hang counts only after a second run, which the test has for itself: on a busy machine, a test that is only slow
        /// then loses nothing.
        case grading
        /// It looks for a test that fails, as on a mutant. Then no hang keeps another test from running.
        case killing
    }

    struct Result: Sendable {
        var outcomes: [TestOutcome] = []
        /// Why the signs of the run disagree with one another; nil when they agree.
        var inconsistency: String?

        static let noTests = "there is no test in it yet"
    }

    /// Runs the tests of these modules. After a test that ends the process or never ends, the rest run in a new
    /// process.
    func run(modules: [String]) throws -> Result { try run(modules.map { ($0, "^\($0)\\.") }) }

    /// Runs only these tests.
    func run(_ tests: [TestOutcome]) throws -> Result { try run(tests.map { ($0.module, $0.filter) }) }

    /// Each module has its own event stream: the normal end of one run does not prove the end of another.
    private func run(_ selection: [(module: String, filter: String)]) throws -> Result {
        let modules = Dictionary(grouping: selection, by: \.module).sorted { $0.key < $1.key }
        return try modules.reduce(into: Result()) { whole, module in
            let part = try run(module.key, matching: module.value.map(\.filter))
            whole.outcomes += part.outcomes
            whole.inconsistency = whole.inconsistency ?? part.inconsistency
        }
    }

    /// How many processes run at the same time.
    static let mostAtOnce = 8

    /// - Parameters:
    ///   - module: a module whose file has all the tests.
    ///   - maximumHangs: after how many hangs the rest of a suite is not run; nil for 2 where a person reads, else 3.
    private func run(_ module: String, matching filters: [String], maximumHangs: Int? = nil) throws -> Result {
        var tally = TestTally(of: self, maximumHangs: maximumHangs ?? (purpose == .reading ? 2 : 3))
        var filters = filters
        while !filters.isEmpty, tally.inconsistency == nil {
            let process = try start(module, filters)
            tally.add(process)
            if purpose == .grading, let test = process.hungTest { tally.add(try start(module, [test.filter])) }
            let groups = purpose == .killing ? tally.left.map { [$0] } : tally.leftBySuite
            if process.hungTest != nil, groups.count > 1 {
                // A fault of code that all suites use makes each of them hang. So they wait at the same time.
                let parts = try mapInParallel(groups, atMost: Self.mostAtOnce) { tests in
                    try run(module, matching: tests.map(\.filter), maximumHangs: purpose == .reading ? 1 : nil)
                }
                for part in parts { tally.add(part) }
                break
            }
            filters = tally.left.map(\.filter)
        }
        return tally.result
    }
}

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

    /// What a test that passes in the usual time zone fails with.
    static let reason = """
        this test passes in \(usual.rawValue), and fails in \(odd.rawValue), where the tool runs all tests.
        Does the code use the time zone of the machine?
        """
}
