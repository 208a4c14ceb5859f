import Foundation

extension TestRun {
    /// Runs the tests that were silent for long, each in a process of its own and all at the same time: together they
    /// take little more than one timeout.
    func runSetAside(_ tests: [TestOutcome]) throws -> [TestProcess] {
        guard let first = tests.first else { return [] }
        let more = tests.count > 1 ? " and \(tests.count - 1) more" : ""
        let verb = tests.count > 1 ? "have" : "has"
        progress("waiting for '\(first.name)'\(more), which \(verb) not ended: up to \(timeout.inSeconds)")
        return try runAlone(tests)
    }

    /// Runs the first test that failed again by itself, if the code printed something, and notes what it prints then.
    ///
    /// - Parameter tests: in the order in which a person reads them.
    func notePrinted(_ tests: [TestOutcome], hasPrinted: Bool) throws -> [TestOutcome] {
        guard hasPrinted, let index = tests.firstIndex(where: { $0.verdict != .passed }),
            [.failed, .crashed].contains(tests[index].verdict)
        else { return tests }
        var tests = tests
        let process = try runAlone([tests[index]])[0]
        if process.hasPrinted { tests[index].printed = process.printed }
        return tests
    }

    private func runAlone(_ tests: [TestOutcome]) throws -> [TestProcess] {
        try mapAtOnce(tests, check: launcher.whileWaiting) { test, stop in
            var run = self
            run.launcher.whileWaiting = stop
            return try run.start(test.module, [test.filter], variables: [[:]], isAlone: true)[0]
        }
    }
}
