import Foundation

extension TestOutcome {
    /// The outcome after a process that broke off while this test was running.
    ///
    /// - Parameters:
    ///   - timeout: the timeout of the test, in seconds.
    ///   - folders: of the package that the process belongs to.
    func blamed(for process: TestRun.TestProcess, timeout: Double, in folders: CodeFolders) -> TestOutcome {
        let report = CrashReport(process: process, folders: folders)
        var test = self
        test.verdict = process.ending == .timedOut ? .timedOut : .crashed
        test.failures = process.log.failures[id] ?? []
        test.failures.append(
            Failure(
                messages: report.messages(timeout: timeout),
                arguments: process.log.arguments[id],
                location: report.learnersPlace ?? location,
                caller: report.suitesPlace
            )
        )
        return test
    }
}

extension [TestOutcome] {
    /// Adds what a process shows that ran one of these tests again by itself.
    mutating func explain(by process: TestRun.TestProcess, in run: TestRun) {
        guard let index = firstIndex(where: { $0.id == process.log.declared.first?.id }) else { return }
        let hasBrokenOff = process.log.running == self[index].id
        guard hasBrokenOff == (self[index].verdict != .failed) else { return }
        if hasBrokenOff {
            self[index] = self[index].blamed(for: process, timeout: run.timeout, in: run.folders)
        }
        if process.hasPrinted { self[index].printed = process.printed }
    }
}

/// Why a process broke off, in plain words.
private struct CrashReport {
    let process: TestRun.TestProcess
    let folders: CodeFolders
    private let text: CrashText

    init(process: TestRun.TestProcess, folders: CodeFolders) {
        self.process = process
        self.folders = folders
        text = CrashText(in: process.epilogue)
    }

    var learnersPlace: SourceLocation? { learnersFrame ?? messagePlace }

    /// The line of the suite that led to the learner's.
    var suitesPlace: SourceLocation? { learnersFrame.flatMap { _ in locations.first { folders.isSuite($0.file) } } }

    private var learnersFrame: SourceLocation? { locations.first { folders.isLearners($0.file) } }

    /// The place that Swift's message names, if that is a file of the package.
    private var messagePlace: SourceLocation? {
        text.place.flatMap { place in
            folders.findFile(place.file, of: place.module).map {
                SourceLocation(file: $0, line: place.line, column: nil)
            }
        }
    }

    private var locations: [SourceLocation] { text.frames.compactMap(\.location) }

    func messages(timeout: Double) -> [String] {
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
        let mark = "Swift runtime failure: "
        let failure = text.frames.first { $0.function.hasPrefix(mark) }
        return failure.map { frame in
            let name = String(frame.function.dropFirst(mark.count))
            return name == "arithmetic overflow" ? "\(name): a number does not fit its type" : name
        }
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
