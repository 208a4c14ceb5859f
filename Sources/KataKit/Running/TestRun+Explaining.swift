import Foundation

extension TestRun {
    /// Runs tests that crashed again, and the first test that failed if the code printed something, to learn what a verdict
    /// does not need: where a crash is, and what the code printed.
    ///
    /// - Parameter tests: in the order in which a person reads them.
    func explain(_ tests: [TestOutcome], hasPrinted: Bool) throws -> [TestOutcome] {
        var tests = tests
        let first = tests.first { $0.verdict != .passed }?.id
        let failed = tests.filter { $0.verdict == .crashed || $0.verdict == .failed && hasPrinted && $0.id == first }
        let processes = try mapInParallel(failed, atMost: Self.mostAtOnce) { test in
            try start(test.module, [test.filter], printsPlace: true)
        }
        for process in processes { tests.explain(by: process, in: self) }
        return tests
    }
}
