/// What the processes that ran some tests have reported together.
struct TestTally {
    private let run: TestRun

    /// Why the signs of the run disagree with one another; nil when they agree.
    private(set) var suspicion: String?
    /// The tests that were silent for so long that the others go first.
    private(set) var setAside: [TestOutcome] = []
    private var outcomes: [String: TestOutcome] = [:]
    private var order: [String] = []
    private var hangs: [String: Int] = [:]
    /// The tests that need no further run: a run had them and ended, or they say so themselves.
    private var done: Set<String> = []
    private var hasPrinted = false

    /// How many tests of a suite may hang before the rest of it is not run.
    private var maximumHangs: Int {
        run.looksForFailure && !outcomes.values.contains { $0.verdict == .failed } ? .max : 3
    }

    init(of run: TestRun) { self.run = run }

    var result: TestRun.Result {
        let maximum = maximumHangs
        let outcomes = order.compactMap { self.outcomes[$0] }.map { test -> TestOutcome in
            guard test.verdict == .notRun, hangs[suite(of: test), default: 0] >= maximum else { return test }
            var test = test
            let reason = "not run: \(maximum) tests of its suite did not end within \(run.timeout.inSeconds)"
            test.failures = [.init(messages: [reason], location: test.location)]
            return test
        }
        return TestRun.Result(outcomes: outcomes, suspicion: suspicion, hasPrinted: hasPrinted)
    }

    /// The tests that have not run yet, and may.
    var left: [TestOutcome] {
        let maximum = maximumHangs
        return order.compactMap { outcomes[$0] }.filter { test in
            test.verdict == .notRun && !done.contains(test.id) && !setAside.contains { $0.id == test.id }
                && hangs[suite(of: test), default: 0] + setAside.count { suite(of: $0) == suite(of: test) } < maximum
        }
    }

    private func suite(of test: TestOutcome) -> String { "\(test.module).\(test.suite ?? "")" }

    mutating func takeSetAside() -> [TestOutcome] {
        defer { setAside = [] }
        return setAside
    }

    mutating func add(_ process: TestRun.TestProcess) {
        let log = process.log
        if order.isEmpty {
            order = log.declared.map(\.id)
            for test in log.declared { outcomes[test.id] = test }
        }
        hasPrinted = hasPrinted || process.hasPrinted
        for id in log.ended { outcomes[id]?.verdict = .passed }
        for (id, cases) in log.cases { outcomes[id]?.cases = cases }
        for (id, text) in log.attachments { outcomes[id]?.attachment = text }
        for (id, failures) in log.failures where id != log.running {
            outcomes[id]?.failures = failures
            outcomes[id]?.verdict = .failed
        }
        done.formUnion(log.skipped)
        suspicion = suspicion ?? log.contradiction
        guard suspicion == nil else { return }
        if log.hasEnded {
            done.formUnion(log.declared.map(\.id))
            suspicion = disagreement(between: log, and: process.ending)
        } else if let culprit = log.running.flatMap({ outcomes[$0] }) {
            breakOff(culprit, process)
        } else if !process.isSetAside {
            // A silent test may end at the moment at which it is set aside.
            suspicion = "the run broke off while no test was running"
        }
    }

    private mutating func breakOff(_ culprit: TestOutcome, _ process: TestRun.TestProcess) {
        guard !process.isSetAside else { return setAside.append(culprit) }
        outcomes[culprit.id] = culprit.blamed(for: process, timeout: run.timeout, in: run.folders)
        if process.ending == .timedOut { hangs[suite(of: culprit), default: 0] += 1 }
    }

    /// A run that came to its own end exits with 0 when no test failed, and with another code when one did.
    private func disagreement(between log: RunLog, and ending: ChildProcess.Ending) -> String? {
        let hasFailed = !log.failures.isEmpty
        switch ending {
        case .exited(0) where !hasFailed: return nil
        case .exited(let code) where code != 0 && hasFailed: return nil
        case .exited(let code):
            return "the run exited with \(code), but \(hasFailed ? "tests failed" : "no test failed")"
        case .killed, .timedOut:
            return "the tests ended, but their process did not"
        }
    }
}
