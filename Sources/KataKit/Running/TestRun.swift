import Foundation

/// Runs tests of a fresh build and reports the result of each test.
struct TestRun: Sendable {
    var binary: TestBinary
    var launcher: ProcessLauncher
    /// The timeout of one test, in seconds. It counts from the test's start, for the first one from that of the process.
    var timeout: Double
    /// The variables for the run, in addition to those of the build.
    var variables: [String: String] = [:]
    var timeZone = TestTimeZone.odd
    /// The runner; nil for the quickest one on this machine.
    var runner: TestRunner?
    /// Whether a person reads the outcomes: a test that hangs prints where it is, and what tests attach is kept.
    var explains = false
    /// How long the processes that crash may take together, in seconds. Each crash takes a process of its own.
    var crashTimeout = Double.infinity
    /// Whether it looks for a test that fails. Then hangs do not end a suite before one does.
    var looksForFailure = false

    var folders: CodeFolders { CodeFolders(of: binary.paths.kit) }

    struct Result: Sendable {
        var outcomes: [TestOutcome] = []
        /// Why the signs of the run disagree with one another; nil when they agree.
        var suspicion: String?
        /// Whether the code printed something.
        var hasPrinted = false
    }

    /// How often a test must fail here and pass in the usual time zone, again, until the time zone is the cause. By chance
    /// a test does so less than once in a hundred times.
    private static let confirmations = 3

    /// Runs the tests of these modules. After a test that ends the process or never ends, the rest run in a new
    /// process.
    ///
    /// A failure that comes only from the time zone says so.
    func run(modules: [String]) throws -> Result {
        var result = try run(modules.map { ($0, "^\($0)\\.") })
        guard result.suspicion == nil else { return result }
        var usual = self
        usual.timeZone = .usual
        var suspects = try usual.passed(result.outcomes.filter { $0.verdict == .failed })
        for _ in 1...Self.confirmations where !suspects.isEmpty {
            // A flaky test may pass in any time zone.
            let flaky = Set(try passed(suspects).map(\.id))
            suspects = try usual.passed(suspects.filter { !flaky.contains($0.id) })
        }
        for test in suspects {
            guard let index = result.outcomes.firstIndex(where: { $0.id == test.id }) else { continue }
            result.outcomes[index].failures.insert(
                .init(messages: [TestTimeZone.reason], location: test.location),
                at: 0
            )
        }
        return result
    }

    /// Runs these tests, and returns those that pass.
    private func passed(_ tests: [TestOutcome]) throws -> [TestOutcome] {
        tests.isEmpty ? [] : try run(tests).outcomes.filter { $0.verdict == .passed }
    }

    /// Runs only these tests.
    func run(_ tests: [TestOutcome]) throws -> Result { try run(tests.map { ($0.module, $0.filter) }) }

    /// If each test target has its own file, each also has its own event stream: the normal end of one run does not
    /// prove the end of another.
    private func run(_ selection: [(module: String, filter: String)]) throws -> Result {
        let isSplit = binary.isSplit
        var rest = selection
        var whole = Result()
        while let module = rest.first?.module {
            let together = isSplit ? rest.filter { $0.module == module } : rest
            rest = isSplit ? rest.filter { $0.module != module } : []
            let part = try run(module, matching: together.map(\.filter))
            whole.outcomes += part.outcomes
            whole.suspicion = whole.suspicion ?? part.suspicion
            whole.hasPrinted = whole.hasPrinted || part.hasPrinted
        }
        return whole
    }

    /// The most tests that run in processes of their own at the same time.
    private static let mostAtOnce = 8

    /// - Parameter module: a module whose file has all the tests.
    private func run(_ module: String, matching filters: [String]) throws -> Result {
        var tally = TestTally(of: self)
        var crashTime = 0.0
        var filters = filters
        while tally.suspicion == nil, crashTime <= crashTimeout {
            if tally.setAside.count >= Self.mostAtOnce || filters.isEmpty && !tally.setAside.isEmpty {
                for process in try runSetAside(tally.takeSetAside()) { tally.add(process) }
            } else if !filters.isEmpty {
                let beginning = Date()
                let process = try start(module, filters, patience: patience(after: tally))
                tally.add(process)
                if process.hasCrashed { crashTime += Date().timeIntervalSince(beginning) }
            } else {
                break
            }
            filters = tally.left.map(\.filter)
        }
        return tally.result
    }

    /// How long a test may be silent while others wait, in seconds. One that only was slow loses nothing, because it runs
    /// again.
    private func patience(after tally: TestTally) -> Double { min(tally.setAside.isEmpty ? 1 : 0.3, timeout / 2) }

    /// Runs the tests that were silent for long, together in little more than one timeout.
    private func runSetAside(_ tests: [TestOutcome]) throws -> [TestProcess] {
        guard let first = tests.first else { return [] }
        let more = tests.count > 1 ? " and \(tests.count - 1) more" : ""
        launcher.listener.say("waiting for '\(first.name)'\(more): up to \(timeout.inSeconds)")
        let firsts = tests.filter { test in tests.first { $0.suite == test.suite }?.id == test.id }
        return try runEachAlone(tests, explaining: explains ? firsts : [])
    }

    /// Runs each of these tests in a process of its own, some at the same time.
    ///
    /// - Parameter explained: those that print where they crash or hang.
    func runEachAlone(_ tests: [TestOutcome], explaining explained: [TestOutcome] = []) throws -> [TestProcess] {
        try mapInParallel(tests, atMost: Self.mostAtOnce) { test in
            try start(test.module, [test.filter], explains: explained.contains { $0.id == test.id })
        }
    }
}

extension TestOutcome {
    /// Matches only this test.
    var filter: String { "^\\Q\(id)\\E$" }
}
