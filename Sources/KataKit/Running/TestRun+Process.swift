import Foundation

extension TestRun {
    /// How much of the output's end to read, in bytes: Swift's last line before a trap, with the backtrace after it.
    private static let longestEpilogue: UInt64 = 200_000

    /// What a process that ran tests has reported, and how it ended.
    struct TestProcess {
        var log: RunLog
        var ending: ChildProcess.Ending
        var lastWords: String?
    }

    /// Runs the tests once for each element, until a run does not end.
    ///
    /// - Returns: at least one process, in the order of the elements.
    func start(
        _ module: String,
        _ filters: [String],
        variables runs: [[String: String]]
    ) throws -> [TestProcess] {
        let runner = try findRunner()
        return try launcher.withTemporaryFile("run") { folder in
            let scratch = folder.appending(path: "scratch")
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            let events = folder.appending(path: "events")
            let output = folder.appending(path: "output.txt")
            let pipe = try EventPipe(at: events)
            let plan = TestPlan(events: events, filters: filters, runs: runs.map { variables.merging($0) { $1 } })
            var child = try child(runner, module, plan, output: output, scratch: scratch)
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
                let epilogue = epilogue(of: output, from: printed, to: end.output)
                printed = end.output
                processes.append(finish(log, .init(waitStatus: end.status), epilogue))
                steps += log.steps + 1
                log = RunLog()
                pipe.countAgain()
            }
            let ending = try child.run {
                let before = log.steps + steps
                pipe.read(read)
                if pipe.isOverLimit { log.contradict("it reports more than \(EventPipe.limit >> 20) MiB") }
                return pipe.isOverLimit ? .end : log.steps + steps > before ? .step : .none
            }
            pipe.finish(read)
            if processes.isEmpty || log.running != nil || log.contradiction != nil {
                let epilogue = epilogue(of: output, from: printed)
                processes.append(finish(log, runner.ending(ending, saying: epilogue), epilogue))
            }
            return processes
        }
    }

    func findRunner() throws -> TestRunner {
        try runner ?? TestRunner.find(launcher)
    }

    func takesPlan(_ runner: TestRunner) -> Bool {
        runner == .direct && binary.takesPlan
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
        let command = try runner.command(for: binary, module: module, filters: plan.filters, events: plan.events)
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
        return TestProcess(log: log, ending: ending, lastWords: lastWords(in: epilogue))
    }

    private func epilogue(of output: URL, from start: UInt64 = 0, to end: UInt64? = nil) -> String {
        guard let file = try? FileHandle(forReadingFrom: output), let size = try? file.seekToEnd() else { return "" }
        let end = min(size, end ?? size)
        let count = min(end - min(start, end), Self.longestEpilogue)
        try? file.seek(toOffset: end - count)
        return String(decoding: (try? file.read(upToCount: Int(count))) ?? Data(), as: UTF8.self)
    }

    /// Finds what Swift prints before it traps: `VIPArticles/ArticlesRouter.swift:10: Fatal error: Index out of range`.
    private func lastWords(in text: String) -> String? {
        text.split(whereSeparator: \.isNewline).last { $0.contains(": Fatal error") }
            .map { String($0.prefix(400)).replacing(#/ \(?0x[0-9a-f]+\)?/#, with: "") }
    }
}
