import Foundation

extension TestOutcome {
    /// The outcome after a process that broke off while this test was running.
    ///
    /// - Parameters:
    ///   - timeout: the timeout of the test, in seconds.
    ///   - folders: of the package that the process belongs to.
    func blamed(for process: TestRun.TestProcess, timeout: Double, in folders: CodeFolders) -> TestOutcome {
        let breakdown = Breakdown(process: process, folders: folders)
        var test = self
        test.verdict = process.ending == .timedOut ? .timedOut : .crashed
        test.failures = process.log.failures[id] ?? []
        test.failures.append(
            Failure(
                messages: breakdown.messages(timeout: timeout),
                arguments: process.log.arguments[id],
                location: breakdown.learnersPlace ?? location,
                caller: breakdown.suitesPlace
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
private struct Breakdown {
    let process: TestRun.TestProcess
    let folders: CodeFolders
    private let lastWords: LastWords

    init(process: TestRun.TestProcess, folders: CodeFolders) {
        self.process = process
        self.folders = folders
        lastWords = LastWords(in: process.epilogue)
    }

    /// A function that is so often on the stack calls itself without an end.
    private static let endlessCalls = 8

    // MARK: Places

    var learnersPlace: SourceLocation? { learnersFrame ?? messagePlace }

    /// The line of the suite that led to the learner's.
    var suitesPlace: SourceLocation? { learnersFrame.flatMap { _ in locations.first { folders.isSuite($0.file) } } }

    private var learnersFrame: SourceLocation? { locations.first { folders.isLearners($0.file) } }

    /// The place that Swift's message names, if that is a file of the package.
    private var messagePlace: SourceLocation? {
        lastWords.place.flatMap { place in
            folders.findFile(place.file, of: place.module).map {
                SourceLocation(file: $0, line: place.line, column: nil)
            }
        }
    }

    /// After a crash, the other threads have nothing to do with it. After a hang, any thread may be the one.
    private var locations: [SourceLocation] {
        let others = process.ending == .timedOut ? lastWords.otherFrames : []
        return (lastWords.frames + others).compactMap(\.location)
    }

    // MARK: Words

    func messages(timeout: Double) -> [String] {
        switch process.ending {
        case .timedOut:
            return ["the test did not end within \(timeout.inSeconds)\(reasonOfHang)"]
        case .exited(let code):
            return ["the test ended the whole run, with exit code \(code)"]
        case .killed(let signal):
            guard let cause = lastWords.message ?? endlessRecursion ?? runtimeFailure ?? failedCast else {
                let place = lastWords.frames.first { $0.function.contains("(") }.map { " in \($0.function)" }
                return ["the test crashed\(place ?? ""): \(String(cString: strsignal(signal)))"]
                    + (place == nil ? usualCause(of: signal) : [])
            }
            return ["the test crashed", cause]
        }
    }

    // MARK: Hangs

    private var reasonOfHang: String {
        guard let wasBusy = process.wasBusy else { return "" }
        let isKnown = learnersFrame != nil
        if wasBusy {
            return isKnown ? ": it was still running here. Is this a loop that never ends?" : Self.endlessLoop
        }
        if let leak = lastWords.leak { return ": \(leak) never resumes its continuation" }
        return isKnown ? ": it was waiting here" : Self.endlessWait
    }

    private static let endlessLoop = ", and was busy all the time. Is there a loop that never ends?"
    private static let endlessWait = """
        : it was waiting.
        The usual causes: a continuation that nothing resumes, two tasks that wait for each other, or a \
        thread that waits on a semaphore or a lock.
        """

    // MARK: Crashes without a message

    private var endlessRecursion: String? {
        let functions = lastWords.frames.map(\.function)
        let counts = Dictionary(grouping: functions) { $0 }.mapValues(\.count)
        return functions.first { counts[$0, default: 0] >= Self.endlessCalls }
            .map { "endless recursion: \($0) calls itself again and again" }
    }

    /// The compiler's own name for a trap is an inlined frame: `Swift runtime failure: arithmetic overflow`.
    private var runtimeFailure: String? {
        let mark = "Swift runtime failure: "
        let failure = lastWords.frames.first { $0.function.hasPrefix(mark) }
        return failure.map { frame in
            let name = String(frame.function.dropFirst(mark.count))
            return name == "arithmetic overflow" ? "\(name): a number does not fit its type" : name
        }
    }

    /// A cast to a protocol fails in a function of the compiler, and prints nothing.
    private var failedCast: String? {
        let isCast = lastWords.frames.contains { $0.function.hasPrefix("dynamic_cast_existential_") }
        return isCast ? "a cast with as! failed: the value is of another type" : nil
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
