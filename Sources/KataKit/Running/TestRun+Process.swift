import Foundation

extension TestRun {
    /// What a process that ran tests has reported, and how it ended.
    struct TestProcess: Sendable {
        var log: RunLog
        var ending: ChildProcess.Ending
        /// The end of its output.
        var epilogue: String
        /// What the code printed; nil if that was not kept apart.
        var printed: String?

        var hasCrashed: Bool { !log.hasEnded && ending != .timedOut }
        /// The test that was running when the process broke off.
        var runningTest: TestOutcome? { log.declared.first { $0.id == log.running } }
        var hungTest: TestOutcome? { ending == .timedOut && !log.hasEnded ? runningTest : nil }
    }

    /// How much of the output's end to read, in bytes: Swift's last line before a trap, with the backtrace after it.
    private static let longestEpilogue: UInt64 = 200_000
    /// How much of what the code printed to read, in bytes.
    private static let mostOutput = 100_000

    /// Runs the tests that the filters match, until they end or one breaks off.
    ///
    /// - Parameter printsPlace: whether a crash prints where it is. On a busy machine, that takes seconds.
    func start(_ module: String, _ filters: [String], printsPlace: Bool = false) throws -> TestProcess {
        let runner = runner ?? TestRunner.find(launcher)
        let process = try launcher.withTemporaryFile("run") { folder in
            try run(module, filters, by: runner, in: folder, printsPlace: printsPlace)
        }
        guard process.log.declared.isEmpty, let replacement = runner.replacement(after: process.epilogue) else {
            return process
        }
        var again = self
        again.runner = replacement
        return try again.start(module, filters, printsPlace: printsPlace)
    }

    /// - Parameter folder: for the files of the process.
    private func run(
        _ module: String,
        _ filters: [String],
        by runner: TestRunner,
        in folder: URL,
        printsPlace: Bool
    ) throws -> TestProcess {
        let scratch = folder.appending(path: "scratch")
        let attachments = purpose == .reading ? folder.appending(path: "attachments") : nil
        for folder in [scratch, attachments] { try folder?.makeFolder() }
        let output = folder.appending(path: "output.txt")
        // Swift Testing writes to standard error, so standard output is only the code's. `swift test` mixes both.
        let errors = runner == .swiftTest ? nil : folder.appending(path: "errors.txt")
        let pipe = try EventPipe(at: folder.appending(path: "events"))
        let command = runner.command(for: binary, module, filters, events: pipe.file, attachments)
        let child = launcher.child(
            launcher.confinement?.containTests?(command, binary.filesToRun(module), pipe.file)
                ?? ShellLimit.output(command),
            variables: variables(for: runner, scratch: scratch).merging(printsPlace ? Self.backtrace : [:]) { $1 },
            isTest: true,
            output: output,
            errors: errors,
            timeout: timeout,
            grace: runner == .swiftTest ? 10 : 0
        )
        var log = RunLog(of: binary.build.stage)
        let ending = try log.read(pipe, of: child)
        if let attachments { log.readAttachments(in: attachments) }
        let epilogue = log.hasEnded ? "" : binary.build.stage.mapped(Self.epilogue(of: errors ?? output))
        return TestProcess(
            log: log,
            ending: runner.ending(ending, saying: epilogue),
            epilogue: epilogue,
            printed: errors.map { _ in output.readText(upTo: Self.mostOutput) }
        )
    }

    private func variables(for runner: TestRunner, scratch: URL) -> [String: String] {
        // `swift test` evaluates the manifest again for each new environment.
        let own = runner == .swiftTest ? binary.build.variables : ["TMPDIR": scratch.path]
        return variables.merging(["TZ": timeZone.rawValue]) { $1 }.merging(own) { $1 }
    }

    private static func epilogue(of output: URL) -> String {
        guard let file = try? FileHandle(forReadingFrom: output), let size = try? file.seekToEnd() else { return "" }
        let count = min(size, longestEpilogue)
        try? file.seek(toOffset: size - count)
        return String(decoding: (try? file.read(upToCount: Int(count))) ?? Data(), as: UTF8.self)
    }

    /// Runs tests that crashed again, and the first test of each suite that failed, to learn what a verdict does not need: where a crash is,
    /// what the code printed, and whether a failure comes only from the time zone.
    ///
    /// - Parameter tests: in the order in which a person reads them.
    func explain(_ tests: [TestOutcome]) throws -> [TestOutcome] {
        let first = Dictionary(grouping: tests.filter { $0.verdict != .passed }, by: \.suite).compactMap(
            \.value.first?.id
        )
        return try mapInParallel(tests, atMost: Self.mostAtOnce) { test in
            guard test.verdict == .crashed || test.verdict == .failed && first.contains(test.id) else { return test }
            let process = try start(test.module, [test.filter], printsPlace: true)
            // The backtrace takes long on a busy machine: a second run that the timeout ends says nothing new.
            let hasCrashed = process.hasCrashed && process.log.running == test.id
            guard hasCrashed == (test.verdict == .crashed) else { return test }
            var explained = hasCrashed ? outcome(of: test, after: process) : test
            explained.printed = process.printed?.isEmpty == true ? nil : process.printed
            return hasCrashed ? explained : try explainedByTimeZone(explained)
        }
    }

    /// Says of a failed test whether it passes in the usual time zone. By chance a test does so four times less than once in a
    /// hundred times.
    private func explainedByTimeZone(_ test: TestOutcome) throws -> TestOutcome {
        var usual = self
        usual.timeZone = .usual
        let isCause = try (1...4).allSatisfy { _ in
            try usual.run([test]).outcomes.first?.verdict == .passed && run([test]).outcomes.first?.verdict == .failed
        }
        guard isCause else { return test }
        var explained = test
        explained.failures.insert(.init(messages: [TestTimeZone.reason], location: test.location), at: 0)
        return explained
    }

    /// Makes Swift's runtime print a backtrace after a crash. A Mac may print none.
    private static let backtrace = [
        "SWIFT_BACKTRACE": [
            "enable=yes", "interactive=no", "color=no", "sanitize=no", "images=none", "registers=none",
            "output-to=stderr",
        ].joined(separator: ",")
    ]
}
