import Foundation

/// What the processes that ran some tests have reported together.
struct TestTally {
    private let run: TestRun
    private let maximumHangs: Int

    /// Why the signs of the run disagree with one another; nil when they agree.
    private(set) var inconsistency: String?
    private var outcomes: [String: TestOutcome] = [:]
    private var order: [String] = []
    /// The tests that need no further run: a run had them and ended, or they say so themselves.
    private var done: Set<String> = []

    /// - Parameter maximumHangs: after how many hangs the rest of a suite is not run.
    init(of run: TestRun, maximumHangs: Int) {
        self.run = run
        self.maximumHangs = maximumHangs
    }

    var result: TestRun.Result {
        let outcomes = order.compactMap { self.outcomes[$0] }.map { test -> TestOutcome in
            guard test.verdict == .notRun, isBlocked(test) else { return test }
            var test = test
            let tests = maximumHangs == 1 ? "a test" : "\(maximumHangs) tests"
            let reason = "not run: \(tests) of its suite did not end within \(run.timeout.inSeconds)"
            test.failures = [.init(messages: [reason], location: test.location)]
            return test
        }
        return TestRun.Result(outcomes: outcomes, inconsistency: inconsistency)
    }

    /// The tests that have not run yet, and may.
    var left: [TestOutcome] {
        order.compactMap { outcomes[$0] }.filter { $0.verdict == .notRun && !done.contains($0.id) && !isBlocked($0) }
    }

    var leftBySuite: [[TestOutcome]] { Array(Dictionary(grouping: left, by: suite).values) }

    private func isBlocked(_ test: TestOutcome) -> Bool {
        outcomes.values.count { $0.verdict == .timedOut && suite(of: $0) == suite(of: test) } >= maximumHangs
    }

    private func suite(of test: TestOutcome) -> String { "\(test.module).\(test.suite ?? "")" }

    /// Adds the result of tests that were left.
    mutating func add(_ part: TestRun.Result) {
        for var test in part.outcomes {
            // A run of some tests does not know that another one has the same name.
            test.name = outcomes[test.id]?.name ?? test.name
            outcomes[test.id] = test
        }
        inconsistency = inconsistency ?? part.inconsistency
    }

    mutating func add(_ process: TestRun.TestProcess) {
        let log = process.log
        if order.isEmpty {
            order = log.declared.map(\.id)
            for test in log.declared { outcomes[test.id] = test }
        }
        let said = log.declared.filter { ($0.verdict != .notRun || !$0.failures.isEmpty) && $0.id != log.running }
        add(.init(outcomes: said, inconsistency: log.inconsistency))
        done.formUnion(log.skipped)
        guard inconsistency == nil else { return }
        if log.declared.isEmpty, process.ending == .exited(EX_UNAVAILABLE) {
            // Swift Testing says by this code that it found none.
            inconsistency = TestRun.Result.noTests
        } else if log.hasEnded {
            done.formUnion(log.declared.map(\.id))
            inconsistency = inconsistency(between: log, and: process.ending)
        } else if let culprit = process.runningTest {
            add(.init(outcomes: [run.outcome(of: culprit, after: process)]))
        } else {
            inconsistency = run.reason(for: process)
        }
    }

    /// A run that came to its own end exits with 0 when no test failed, and with another code when one did.
    private func inconsistency(between log: RunLog, and ending: ChildProcess.Ending) -> String? {
        switch ending {
        case .exited(let code) where (code != 0) == log.hasFailed: return nil
        case .exited(let code):
            return "the run exited with \(code), but \(log.hasFailed ? "tests failed" : "no test failed")"
        case .killed, .timedOut:
            return "the tests ended, but their process did not"
        }
    }
}
