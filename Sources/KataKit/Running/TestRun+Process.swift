import Foundation

extension TestRun {
    /// How much of the output's end to read, in bytes: Swift's last line before a trap, with the backtrace after it.
    private static let longestEpilogue: UInt64 = 200_000

    /// What a process that ran tests has reported, and how it ended.
    struct TestProcess: Sendable {
        var log: RunLog
        var ending: ChildProcess.Ending
        /// The end of its output. To read it takes long, so that is done only after a crash or a hang.
        var epilogue: String
        /// Whether it was ended because a test was silent, long before the timeout of that test.
        var isSetAside = false
        /// Whether it ran one test, for which nothing else waited.
        var isAlone = false
        /// Whether it was busy when its timeout was over; nil if nobody looked.
        var wasBusy: Bool?
        /// What the code printed; nil if that was not kept apart.
        var printed: String?

        var hasPrinted: Bool { printed?.isEmpty == false }
        var hasCrashed: Bool { !log.hasEnded && ending != .timedOut }
    }

    /// Runs the tests once for each element, until a run does not end.
    ///
    /// - Parameter isAlone: whether nothing waits for this one test: it may use its whole timeout.
    /// - Returns: at least one process, in the order of the elements.
    func start(
        _ module: String,
        _ filters: [String],
        variables runs: [[String: String]],
        isAlone: Bool = false
    ) throws -> [TestProcess] {
        let runner = try findRunner()
        return try launcher.withTemporaryFile("run") { folder in
            let scratch = folder.appending(path: "scratch")
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            let events = folder.appending(path: "events")
            let output = folder.appending(path: "output.txt")
            let errors = keepsOutputApart(runner) ? folder.appending(path: "errors.txt") : output
            let pipe = try EventPipe(at: events)
            let plan = TestPlan(events: events, filters: filters, runs: runs.map { variables.merging($0) { $1 } })
            var child = try child(runner, module, plan, output: output, scratch: scratch)
            if errors != output { child.errors = errors }
            if explains { child.environment["SWIFT_BACKTRACE"] = Self.backtrace }
            if takesPlan(runner) {
                child.input = folder.appending(path: "plan")
                try plan.data.write(to: folder.appending(path: "plan"))
            }

            var processes: [TestProcess] = []
            var log = RunLog()
            var steps = 0
            var printed: UInt64 = 0
            func read(_ line: Data) {
                guard runs.count > 1, let end = plan.end(in: line) else { return log.add(line) }
                let epilogue = epilogue(of: errors, from: printed, to: end.output)
                printed = end.output
                processes.append(finish(log, .init(waitStatus: end.status), epilogue))
                steps += log.steps + 1
                log = RunLog()
                pipe.countAgain()
            }
            var lastStep = Date()
            let hasOthersWaiting = explains && !isAlone
            var isSetAside = false
            var wasBusy: Bool?
            let ending = try child.run {
                let before = log.steps + steps
                pipe.read(read)
                if pipe.isOverLimit { log.contradict("it reports more than \(EventPipe.limit >> 20) MiB") }
                if log.steps + steps > before { lastStep = Date() }
                isSetAside = hasOthersWaiting && log.running != nil && Date().timeIntervalSince(lastStep) > patience
                return pipe.isOverLimit || isSetAside ? .end : log.steps + steps > before ? .step : .none
            } farewell: { isBusy in
                guard isAlone else { return nil }
                wasBusy = isBusy
                guard runner != .swiftTest else { return nil }
                return .init(signal: SIGQUIT) { epilogue(of: errors).contains(Self.endOfBacktrace) }
            }
            pipe.finish(read)
            if processes.isEmpty || log.running != nil || log.contradiction != nil {
                let epilogue = epilogue(of: errors, from: printed)
                var process = finish(log, runner.ending(ending, saying: epilogue), epilogue)
                process.isSetAside = isSetAside
                process.isAlone = isAlone
                process.wasBusy = wasBusy
                process.printed = errors == output ? nil : output.readText(upTo: Self.mostOutput)
                processes.append(process)
            }
            return processes
        }
    }

    /// How long a test may be silent while others wait, in seconds.
    private var patience: Double {
        min(1, timeout / 2)
    }

    /// How much of what the code printed to read, in bytes.
    private static let mostOutput = 100_000

    /// Makes Swift's runtime print a backtrace, which takes a tenth of a second. A Mac may print none.
    private static let backtrace = [
        "enable=yes", "interactive=no", "color=no", "sanitize=no", "images=none", "registers=none", "output-to=stderr",
    ].joined(separator: ",")

    /// Begins the last line of a backtrace.
    private static let endOfBacktrace = "\nBacktrace took "

    /// Swift Testing writes to standard error, so standard output has only what the code prints. `swift test` mixes
    /// both.
    private func keepsOutputApart(_ runner: TestRunner) -> Bool {
        explains && runner != .swiftTest
    }

    func findRunner() throws -> TestRunner {
        try runner ?? TestRunner.find(launcher)
    }

    func takesPlan(_ runner: TestRunner) -> Bool {
        // The entry point hides the process, also from Swift's own look at a crash.
        runner == .direct && binary.takesPlan && !explains
    }

    private func child(
        _ runner: TestRunner,
        _ module: String,
        _ plan: TestPlan,
        output: URL,
        scratch: URL
    ) throws -> ChildProcess {
        var launcher = launcher
        var environment = takesPlan(runner) ? ["KATA_PLAN": "1"] : variables
        environment.merge(timeZone.variables) { $1 }
        if runner == .swiftTest {
            environment.merge(binary.variables) { $1 }
        } else {
            // Not for `swift test`: it evaluates the manifest again for each new environment.
            environment["TMPDIR"] = scratch.path
            if let names = launcher.inheritedByRuns { launcher.inherited = names }
        }
        let words = takesPlan(runner) ? nil : plan.filters
        let command = try runner.command(for: binary, module: module, filters: words, events: plan.events)
        return launcher.child(
            launcher.contain(command, binary.filesToRun(module), plan.events),
            variables: environment,
            output: output,
            timeout: timeout,
            termination: runner.termination
        )
    }

    private func finish(_ log: RunLog, _ ending: ChildProcess.Ending, _ epilogue: String) -> TestProcess {
        var log = log
        log.finish()
        return TestProcess(log: log, ending: ending, epilogue: epilogue)
    }

    private func epilogue(of output: URL, from start: UInt64 = 0, to end: UInt64? = nil) -> String {
        guard let file = try? FileHandle(forReadingFrom: output), let size = try? file.seekToEnd() else { return "" }
        let end = min(size, end ?? size)
        let count = min(end - min(start, end), Self.longestEpilogue)
        try? file.seek(toOffset: end - count)
        return String(decoding: (try? file.read(upToCount: Int(count))) ?? Data(), as: UTF8.self)
    }
}
