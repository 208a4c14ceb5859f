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
    /// How long the processes that crash may take together, in seconds. Each crash takes a process of its own.
    var crashTimeout = Double.infinity

    /// Whether a person waits to learn why a test fails. Then a silent test holds up no other, and a crash or a hang has
    /// a backtrace.
    var explains = false
    /// Called with a message before a wait.
    var progress: @Sendable (String) -> Void = { _ in }

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
    func run(_ tests: [TestOutcome]) throws -> Result {
        try run(tests.map { ($0.module, $0.filter) })
    }

    /// Runs these tests again and again, each time in a process of its own and with other variables.
    ///
    /// - Parameter variables: for each run, in addition to the variables of all runs.
    /// - Returns: a result for each element, in order.
    func runs(_ tests: [TestOutcome], variables: [[String: String]]) throws -> [Result] {
        guard let module = tests.first?.module, takesPlan(try findRunner()) else {
            return try variables.map { try with($0).run(tests) }
        }
        let filters = tests.map(\.filter)
        var processes: [TestProcess] = []
        // A run that never ends takes the process of all with it. The rest go on in a new one.
        while processes.count < variables.count {
            processes += try start(module, filters, variables: Array(variables.dropFirst(processes.count)))
        }
        return try zip(processes, variables).map { process, variables in
            try with(variables).run(module, matching: filters, begunBy: process)
        }
    }

    private func with(_ variables: [String: String]) -> TestRun {
        var run = self
        run.variables.merge(variables) { $1 }
        return run
    }

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

    /// - Parameters:
    ///   - module: a module whose file has all the tests.
    ///   - first: a process that has already run these tests.
    private func run(
        _ module: String,
        matching filters: [String],
        begunBy first: TestProcess? = nil
    ) throws -> Result {
        var tally = TestTally(
            timeout: timeout,
            folders: CodeFolders(of: binary.package),
            countsBySuite: explains
        )
        var crashTime = 0.0
        var filters = filters
        var next = first
        while tally.suspicion == nil, crashTime <= crashTimeout {
            if !filters.isEmpty {
                let beginning = Date()
                let process = try next ?? start(module, filters, variables: [[:]])[0]
                next = nil
                tally.add(process)
                if process.hasCrashed { crashTime += Date().timeIntervalSince(beginning) }
            } else if !tally.setAside.isEmpty {
                for process in try runSetAside(tally.takeSetAside()) { tally.add(process) }
            } else {
                break
            }
            filters = tally.left.map(\.filter)
        }
        return tally.result
    }
}

extension TestOutcome {
    /// Matches only this test.
    var filter: String {
        "^\\Q\(id)\\E$"
    }
}
