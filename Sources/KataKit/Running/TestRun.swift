import Foundation

/// Runs tests of a fresh build and reports the result of each test.
struct TestRun: Sendable {
    var binary: TestBinary
    var launcher: ProcessLauncher
    /// The timeout of one test process, in seconds.
    var timeout: Double
    /// The variables for the run, in addition to those of the build.
    var variables: [String: String] = [:]
    /// The runner; nil for the quickest one on this machine.
    var runner: TestRunner?
    /// How long the processes that crash may take together, in seconds. Each crash takes a process of its own.
    var crashTimeout = Double.infinity

    struct Result: Sendable {
        var outcomes: [TestOutcome] = []
        /// Why the signs of the run disagree with one another; nil when they agree.
        var suspicion: String?
    }

    private static let maximumHangs = 3
    /// How much of the output's end to read, in bytes: Swift's last line before a trap, with the backtrace after it.
    private static let longestEpilogue: UInt64 = 200_000

    /// Runs the tests of these modules. After a test that ends the process or never ends, the rest run in a new
    /// process.
    func run(modules: [String]) throws -> Result {
        try run(modules.map { ($0, "^\($0)\\.") })
    }

    /// Runs only these tests.
    func run(_ tests: [TestOutcome]) throws -> Result {
        try run(tests.map { ($0.module, $0.filter) })
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
        }
        return whole
    }

    /// - Parameter module: a module whose file has all the tests.
    private func run(_ module: String, matching filters: [String]) throws -> Result {
        var outcomes: [String: TestOutcome] = [:]
        var order: [String] = []
        var suspicion: String?
        var hangs: [String: Int] = [:]
        var crashTime = 0.0
        var filters = filters
        while !filters.isEmpty {
            let start = Date()
            let (log, ending, lastWords) = try runOnce(module, filters)
            if order.isEmpty {
                order = log.declared.map(\.id)
                for test in log.declared { outcomes[test.id] = test }
            }
            for id in log.started where log.ended.contains(id) && !log.skipped.contains(id) {
                outcomes[id]?.failures = log.failures[id] ?? []
                outcomes[id]?.known = log.known[id] ?? []
                outcomes[id]?.verdict = log.failures[id] == nil ? .passed : .failed
            }
            if log.hasEnded {
                suspicion = suspicion ?? disagreement(between: log, and: ending)
                break
            }
            guard let culprit = log.culprit, let module = outcomes[culprit]?.module else {
                suspicion = suspicion ?? "the run broke off while no test was running"
                break
            }
            outcomes[culprit]?.failures = log.failures[culprit] ?? []
            outcomes[culprit]?.blame(for: ending, lastWords, timeout: timeout)
            if ending == .timedOut {
                hangs[module, default: 0] += 1
            } else {
                crashTime += Date().timeIntervalSince(start)
                if crashTime > crashTimeout { break }
            }
            filters = order.compactMap { outcomes[$0] }
                .filter { $0.verdict == .notRun && !log.skipped.contains($0.id) }
                .filter { hangs[$0.module, default: 0] < Self.maximumHangs }
                .map(\.filter)
        }
        return Result(outcomes: order.compactMap { outcomes[$0] }, suspicion: suspicion)
    }

    private func runOnce(
        _ module: String,
        _ filters: [String]
    ) throws -> (log: RunLog, ending: ChildProcess.Ending, lastWords: String?) {
        let runner = try self.runner ?? TestRunner.find(launcher)
        return try launcher.withTemporaryFile("events.jsonl") { events in
            try launcher.withTemporaryFile("output.txt") { output in
                let command = try runner.command(for: binary, module: module, filters: filters, events: events)
                let ending = try launcher.child(
                    launcher.contain(command, events),
                    variables: binary.variables.merging(variables) { $1 },
                    output: output,
                    timeout: timeout,
                    termination: runner.termination
                ).run()
                let stream = EventStream((try? Data(contentsOf: events)) ?? Data())
                let epilogue = epilogue(of: output)
                return (RunLog(stream), runner.ending(ending, saying: epilogue), lastWords(in: epilogue))
            }
        }
    }

    private func epilogue(of output: URL) -> String {
        guard let file = try? FileHandle(forReadingFrom: output), let end = try? file.seekToEnd() else { return "" }
        try? file.seek(toOffset: end - min(end, Self.longestEpilogue))
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// Finds what Swift prints before it traps: `VIPArticles/ArticlesRouter.swift:10: Fatal error: Index out of range`.
    private func lastWords(in text: String) -> String? {
        text.split(whereSeparator: \.isNewline).last { $0.contains(": Fatal error") }
            .map { String($0.prefix(400)).replacing(#/ \(?0x[0-9a-f]+\)?/#, with: "") }
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

extension TestOutcome {
    /// Matches only this test.
    fileprivate var filter: String {
        "^\\Q\(id)\\E$"
    }

    /// Records that the run broke off while this test was running.
    fileprivate mutating func blame(for ending: ChildProcess.Ending, _ lastWords: String?, timeout: Double) {
        var messages: [String]
        switch ending {
        case .timedOut:
            verdict = .timedOut
            messages = ["the test did not end within \(timeout.inSeconds)"]
        case .killed(let signal):
            verdict = .crashed
            messages = ["the test crashed: \(String(cString: strsignal(signal)))"]
            if let lastWords { messages.append(lastWords) }
        case .exited(let code):
            verdict = .crashed
            messages = ["the test ended the whole run, with exit code \(code)"]
        }
        failures.append(Failure(messages: messages, location: location))
    }
}
