import Foundation

extension TestRun {
    /// The outcome of the test that was running when a process broke off.
    func outcome(of test: TestOutcome, after process: TestProcess) -> TestOutcome {
        let text = CrashText(in: process.epilogue)
        let (learners, caller) = text.places(in: binary.build.stage.kit.root)
        var test = test
        test.verdict = process.ending == .timedOut ? .timedOut : .crashed
        test.failures = process.runningTest?.failures ?? []
        test.failures.append(
            .init(
                messages: text.messages(after: process.ending, timeout),
                arguments: process.log.arguments[test.id],
                location: learners ?? test.location,
                caller: caller
            )
        )
        return test
    }

    /// Why a process broke off while no test was running, as before its first one.
    func reason(for process: TestProcess) -> String {
        let text = CrashText(in: process.epilogue)
        let kit = binary.build.stage.kit.root
        let place = text.places(in: kit).learners.map { [$0.text(from: kit.resolved())] } ?? []
        let code = "code outside of the tests, such as a trait or a list of arguments,"
        return (text.messages(of: code, after: process.ending, timeout) + place).joined(separator: ": ")
    }
}

/// Why a process broke off, and where.
extension CrashText {
    /// The first line of the learner's, and the line of the suite that led to it.
    ///
    /// - Parameter kit: the root of the kit whose files the process names.
    func places(in kit: URL) -> (learners: SourceLocation?, caller: SourceLocation?) {
        // The compiler notes real paths.
        let kit = kit.resolved()
        func path(_ location: SourceLocation) -> String { URL(filePath: location.file).path(from: kit) }
        let locations = frames.compactMap(\.location)
        let learners = locations.first { path($0).contains(/^Katas\/[^\/]+\/(?:Sources|Tests)\//) }
        let caller = learners.flatMap { _ in locations.first { path($0).hasPrefix("Tests/") } }
        return (learners ?? place.flatMap { $0.findFile(in: kit) }, caller)
    }

    /// In plain words.
    ///
    /// - Parameter timeout: of the test, in seconds.
    func messages(
        of test: String = "the test",
        after ending: ChildProcess.Ending,
        _ timeout: Double
    ) -> [String] {
        switch ending {
        case .timedOut:
            return ["\(test) did not end within \(timeout.inSeconds)\(causeOfHang)"]
        case .exited(let code):
            return ["\(test) ended the whole run, with exit code \(code)"]
        case .killed(let signal):
            guard let cause = message ?? runtimeFailure else {
                let place = frames.first { $0.function.contains("(") }.map { " in \($0.function)" }
                return ["\(test) crashed\(place ?? ""): \(String(cString: strsignal(signal)))"]
                    + (place == nil ? usualCause(of: signal) : [])
            }
            return ["\(test) crashed", cause]
        }
    }

    private var causeOfHang: String {
        if let leak { return ": \(leak) never resumes its continuation" }
        return """
            .
            The usual causes: a loop that never ends, a continuation that nothing resumes, two tasks that wait for each \
            other, or a thread that waits on a semaphore or a lock.
            """
    }

    /// The compiler's own name for a trap is an inlined frame: `Swift runtime failure: arithmetic overflow`.
    private var runtimeFailure: String? {
        frames.lazy.compactMap { $0.function.wholeMatch(of: /Swift runtime failure: (.*)/)?.output.1 }.first
            .map { $0 == "arithmetic overflow" ? "\($0): a number does not fit its type" : String($0) }
    }

    private func usualCause(of signal: Int32) -> [String] {
        switch signal {
        case SIGSEGV, SIGBUS: ["The usual cause: a function or a property that calls itself without an end."]
        case SIGILL, SIGTRAP:
            ["The usual causes: a number that does not fit its type, as! on another type, or a wait for its own queue."]
        case SIGXFSZ: ["It printed more than \(ShellLimit.mostOutput) MiB. Is there a loop that never ends?"]
        default: []
        }
    }
}

extension SourceLocation {
    /// Finds the file that Swift calls `Module/File.swift`; nil if its kata has none or two of that name.
    fileprivate func findFile(in kit: URL) -> SourceLocation? {
        let parts = file.split(separator: "/")
        let kata = parts[0].replacing(/(?:Own|First)?Tests$/, with: "")
        let found = ["Katas/\(kata)", "Tests/\(kata)Tests"].map { kit.appending(path: $0) }.flatMap { folder in
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
                .filter { $0.split(separator: "/").last == parts[1] }
                .map { folder.appending(path: $0).path }
        }
        return found.count == 1 ? SourceLocation(file: found[0], line: line) : nil
    }
}
