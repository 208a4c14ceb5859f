import Foundation

/// What a pack says of a run, without code: a line such as `2026-11-24T23:30:00Z green right bite 9/31 1/4`. It has the time
/// and the color, whether a guess was right, and of own tests that were counted the lap, the bugs that they catch, and how many
/// are too strict.
package struct RunLine: CustomStringConvertible {
    package let description: String
    /// `red`, `amber`, `green`, `refactoring`, or what a command did that is no run.
    package let color: String
    /// The counted own tests; nil where there are none.
    package let suite: Run.Suite?

    init(_ run: Run) {
        (color, suite) = (run.advice == .refactoring ? "refactoring" : run.color.rawValue, run.suite)
        let guess = run.guess.map { $0.isRight ? " right" : " wrong" }
        let counts = run.suite.map { " \($0.lap.rawValue) \($0.caught)/\($0.bugs) \($0.tooStrict)/\($0.tests)" }
        description = "\(run.date.ISO8601Format()) \(color)\(guess ?? "")\(counts ?? "")"
    }

    /// Nil for what is not such a line.
    package init?(_ text: some StringProtocol) {
        let form =
            #/
            [-\dT:]{19}Z\ ([a-zA-Z]+)(?:\ right|\ wrong)?
            (?:\ (bite|first)\ (\d{1,4})/(\d{1,4})\ (\d{1,4})/(\d{1,4}))?
            /#
        guard let parts = String(text).wholeMatch(of: form)?.output else { return nil }
        (description, color) = (String(text), String(parts.1))
        let counts = [parts.3, parts.4, parts.5, parts.6].compactMap { $0.flatMap { Int($0) } }
        suite = parts.2.flatMap { Lap(rawValue: String($0)) }.map {
            Run.Suite(lap: $0, tests: counts[3], tooStrict: counts[2], bugs: counts[1], caught: counts[0])
        }
    }
}
