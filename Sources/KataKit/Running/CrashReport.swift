import Foundation

/// Why a process broke off while a test was running, in plain words.
struct CrashReport {
    private let process: TestRun.TestProcess
    private let text: CrashText
    private let kit: URL

    /// - Parameter kit: the root of the kit whose files the process names.
    init(of process: TestRun.TestProcess, in kit: URL) {
        self.process = process
        text = CrashText(in: process.epilogue)
        // The compiler notes real paths.
        self.kit = kit.resolved()
    }

    /// The outcome of the test that was running.
    ///
    /// - Parameter timeout: the timeout of the test, in seconds.
    func outcome(of test: TestOutcome, timeout: Double) -> TestOutcome {
        let locations = text.frames.compactMap(\.location)
        let learners = locations.first { path($0).contains(/^Katas\/[^\/]+\/(?:Sources|Tests)\//) }
        let caller = learners.flatMap { _ in locations.first { path($0).hasPrefix("Tests/") } }
        var test = test
        test.verdict = process.ending == .timedOut ? .timedOut : .crashed
        test.failures = process.log.failures[test.id] ?? []
        test.failures.append(
            .init(
                messages: messages(timeout),
                arguments: process.log.arguments[test.id],
                location: learners ?? text.place.flatMap(findFile) ?? test.location,
                caller: caller
            )
        )
        return test
    }

    private func path(_ location: SourceLocation) -> String { URL(filePath: location.file).path(from: kit) }

    /// Finds the file that Swift calls `Module/File.swift`; nil if its kata has none or two of that name.
    private func findFile(of place: SourceLocation) -> SourceLocation? {
        let parts = place.file.split(separator: "/")
        let kata = parts[0].replacing(/(?:Own|First)?Tests$/, with: "")
        let found = ["Katas/\(kata)", "Tests/\(kata)Tests"].map { kit.appending(path: $0) }.flatMap { folder in
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
                .filter { $0.split(separator: "/").last == parts[1] }
                .map { folder.appending(path: $0).path }
        }
        return found.count == 1 ? SourceLocation(file: found[0], line: place.line) : nil
    }

    private func messages(_ timeout: Double) -> [String] {
        switch process.ending {
        case .timedOut:
            return ["the test did not end within \(timeout.inSeconds)\(causeOfHang)"]
        case .exited(let code):
            return ["the test ended the whole run, with exit code \(code)"]
        case .killed(let signal):
            guard let cause = text.message ?? runtimeFailure else {
                let place = text.frames.first { $0.function.contains("(") }.map { " in \($0.function)" }
                return ["the test crashed\(place ?? ""): \(String(cString: strsignal(signal)))"]
                    + (place == nil ? usualCause(of: signal) : [])
            }
            return ["the test crashed", cause]
        }
    }

    private var causeOfHang: String {
        if let leak = text.leak { return ": \(leak) never resumes its continuation" }
        return """
            .
            The usual causes: a loop that never ends, a continuation that nothing resumes, or a thread that waits on a \
            semaphore or a lock.
            """
    }

    /// The compiler's own name for a trap is an inlined frame: `Swift runtime failure: arithmetic overflow`.
    private var runtimeFailure: String? {
        text.frames.lazy.compactMap { $0.function.wholeMatch(of: /Swift runtime failure: (.*)/)?.output.1 }.first
            .map { $0 == "arithmetic overflow" ? "\($0): a number does not fit its type" : String($0) }
    }

    private func usualCause(of signal: Int32) -> [String] {
        switch signal {
        case SIGSEGV, SIGBUS: ["The usual cause: a function or a property that calls itself without an end."]
        case SIGILL, SIGTRAP:
            ["The usual causes: a number that does not fit its type, as! on another type, or a wait for its own queue."]
        case SIGXFSZ: ["It printed more than 64 MiB. Is there a loop that never ends?"]
        default: []
        }
    }
}
