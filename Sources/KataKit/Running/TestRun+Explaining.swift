import Foundation

extension TestRun {
    /// The most time to wait for a test again that has already used up its timeout, in seconds.
    private static let longestSecondWait = 2.0

    /// Runs tests that broke off again, and the first test that failed if the code printed something, to learn what a verdict
    /// does not need: where a crash or a hang is, and what the code printed.
    ///
    /// - Parameter tests: in the order in which a person reads them.
    func explain(_ tests: [TestOutcome], hasPrinted: Bool) throws -> [TestOutcome] {
        var tests = tests
        let first = tests.first { $0.verdict != .passed }?.id
        let failed = tests.filter { $0.verdict == .crashed || $0.verdict == .failed && hasPrinted && $0.id == first }
        for process in try runEachAlone(failed, explains: true) { tests.explain(by: process, in: self) }
        let hung = tests.filter { $0.verdict == .timedOut }
        var short = self
        short.timeout = min(timeout, Self.longestSecondWait)
        for process in try short.runEachAlone(hung, explains: true) { tests.explain(by: process, in: self) }
        return tests
    }
}
