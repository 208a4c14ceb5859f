import Foundation

/// What a run of the test binary has reported so far. It takes in one record after the other, and notes the first that
/// contradicts the records before it.
struct RunLog: Sendable {
    private enum TestState {
        case declared
        /// A trait recorded an issue before the test, or in its place.
        case replaced
        case started
        case ended
        case skipped
    }

    private let stage: Stage?

    /// The test functions that the run declared, with what it says of them; after ``finish()`` in source order.
    var declared: [TestOutcome] { order.compactMap { tests[$0] } }
    private var order: [String] = []
    private var tests: [String: TestOutcome] = [:]
    /// The tests and suites that were not run, or not to their end, because they say so themselves.
    private(set) var skipped: Set<String> = []
    /// What these say of it.
    private var reasons: [String: String] = [:]
    /// Whether an expectation failed.
    private(set) var hasFailed = false
    /// Why the records contradict one another; nil when they agree.
    private(set) var inconsistency: String?
    /// The function that is running. When the run has broken off, this is why.
    private(set) var running: String?
    /// How often a test started or ended. An inconsistency is not progress.
    private(set) var steps = 0
    /// Whether the run came to its own end. It did not when a test ended the process, whatever the exit code says.
    private(set) var hasEnded = false
    private var isInRun = false
    /// Tests and suites by their IDs.
    private var states: [String: TestState] = [:]
    /// The names of functions with their parameters, such as `plain(argument:)`, by the IDs of their tests.
    private var functions: [String: String] = [:]
    private var suites: Set<String> = []
    /// The arguments of the cases that are running, by their test.
    private(set) var arguments: [String: String] = [:]
    /// The path of what the running case of a test attached last, by test.
    private var shown: [String: String] = [:]
    /// Tests and suites whose parts may be missing: an issue or they themselves ended them.
    private var endedEarly: Set<String> = []
    private var hasForeignLine = false
    /// The most that is read of an attached file, in bytes.
    private static let longestAttachment = 8_000
    private static let outside =
        "This check runs outside of its test: await what the test starts, then check in the test."

    /// - Parameter stage: where the tests were built; nil where the records have the paths of the kit.
    init(of stage: Stage? = nil) { self.stage = stage }

    // MARK: Reading

    private struct OutputLimit: Error {}

    /// Runs a process to its end, and takes in what it reports. Each step of a test has the timeout of the process.
    mutating func read(_ pipe: EventPipe, of child: ChildProcess) throws -> ChildProcess.Ending {
        var ending = ChildProcess.Ending.killed(signal: SIGXFSZ)
        do {
            ending = try child.run {
                let before = steps
                pipe.read { add($0) }
                if pipe.isOverLimit { addInconsistency("it reports more than \(EventPipe.limit >> 20) MiB") }
                let size = [child.output, child.errors].compactMap { $0?.attributes?[.size] as? Int }.max() ?? 0
                // The signal of this limit ends the process only on its main thread: Dispatch blocks it on others.
                if running != nil, size >= ShellLimit.mostOutput << 20 { throw OutputLimit() }
                return steps > before
            }
        } catch is OutputLimit {}
        pipe.finish { add($0) }
        finish()
        return ending
    }

    mutating func add(_ line: Data) {
        guard var record = try? JSONDecoder().decode(EventRecord.self, from: line) else {
            // A run that breaks off may leave half a record at the end.
            hasForeignLine = true
            return
        }
        if hasForeignLine { addInconsistency("a line between its records is not a record") }
        if let stage { record.payload.mapPaths(by: stage) }
        switch record.kind {
        case "test": declare(record.payload)
        case "event": add(record.payload)
        default: break
        }
    }

    /// Call this after the last record.
    mutating func finish() {
        if hasEnded { checkEnd() }
        for (id, reason) in reasons where tests[id]?.verdict == .notRun {
            tests[id]?.failures = [.init(messages: ["not run: \(reason)"])]
        }
        for id in order {
            let suite = enclosingSuites(of: id).last
            // A test without a suite belongs to its file.
            let file = tests[id]?.location.map { URL(filePath: $0.file).deletingPathExtension().lastPathComponent }
            tests[id]?.suite = suite.map { String($0.drop { $0 != "." }.dropFirst()) } ?? file
        }
        // Overloads, and tests with the same display name, are known by the names of their functions.
        for twins in Dictionary(grouping: declared, by: \.title).values where twins.count > 1 {
            for twin in twins { tests[twin.id]?.name = functions[twin.id] ?? twin.name }
        }
        order = declared.sorted {
            ($0.location?.file ?? "", $0.location?.line ?? 0) < ($1.location?.file ?? "", $1.location?.line ?? 0)
        }.map(\.id)
    }

    /// What the tests attached is the path of a file. This puts its text in the place of the path.
    ///
    /// - Parameter folder: where the run wrote them. A file elsewhere is not read.
    mutating func readAttachments(in folder: URL) {
        func text(_ path: String) -> String? {
            let file = URL(filePath: path)
            guard file.deletingLastPathComponent().path == folder.path, file.kind == .file else { return nil }
            return file.readText(upTo: Self.longestAttachment)
        }
        for var test in declared {
            test.attachment = test.attachment.flatMap(text)
            for index in test.failures.indices {
                test.failures[index].attachment = test.failures[index].attachment.flatMap(text)
            }
            tests[test.id] = test
        }
    }

    mutating func addInconsistency(_ reason: String) {
        inconsistency = inconsistency ?? "the run contradicts itself: \(reason)"
    }

    private mutating func declare(_ payload: EventRecord.Payload) {
        guard let id = payload.id else { return }
        guard states.updateValue(.declared, forKey: id) == nil else {
            return addInconsistency("it declares '\(name(of: id))' twice")
        }
        if payload.kind == "suite" {
            suites.insert(id)
        } else {
            order.append(id)
            tests[id] = TestOutcome(id: id, payload: payload)
            functions[id] = payload.name
        }
        if isInRun || hasEnded { addInconsistency("it declares '\(name(of: id))' after its start") }
    }

    private mutating func add(_ event: EventRecord.Payload) {
        switch event.kind {
        case "runStarted":
            if isInRun || hasEnded { addInconsistency("it starts twice") }
            isInRun = true
        case "runEnded":
            if !isInRun { addInconsistency("it ends twice, or before it starts") }
            isInRun = false
            hasEnded = true
        default:
            if !isInRun { addInconsistency("something happens before its start or after its end") }
            if let id = event.testID ?? testAround(event.issue) { add(event, of: id) }
        }
    }

    /// The test whose code has an issue that Swift Testing counts to none, such as one in a detached task: the last that begins
    /// above it.
    private func testAround(_ issue: EventRecord.Issue?) -> String? {
        guard let place = issue?.sourceLocation else { return nil }
        let above = declared.filter { $0.location.map { $0.file == place.file && $0.line <= place.line } == true }
        return above.max { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }?.id
    }

    private mutating func add(_ event: EventRecord.Payload, of id: String) {
        guard let state = states[id] else {
            return addInconsistency("it reports on '\(name(of: id))', which it does not declare")
        }
        let isWaiting = state == .declared || state == .replaced
        switch event.kind {
        case "testStarted":
            if state == .ended, event.isRepetition {
                if tests[id]?.verdict == .passed { tests[id]?.verdict = .notRun }
            } else if !isWaiting {
                addInconsistency("'\(name(of: id))' starts twice, or after its end")
            }
            states[id] = .started
            if step(id) { running = id }
        case "testEnded":
            if state != .started { addInconsistency("'\(name(of: id))' ends twice, or before it starts") }
            states[id] = .ended
            if skipped.contains(id) { reasons[id] = "canceled\(event.reason(after: " seconds"))" }
            if step(id), !skipped.contains(id), tests[id]?.verdict == .notRun { tests[id]?.verdict = .passed }
            if running == id { running = nil }
        case "testSkipped":
            if !isWaiting { addInconsistency("'\(name(of: id))' is skipped after its start") }
            states[id] = .skipped
            skipped.insert(id)
            reasons[id] = "skipped\(event.reason(after: " skipped"))"
        case "testCancelled":
            skipped.insert(id)
            endedEarly.insert(id)
        case "testCaseStarted", "testCaseEnded":
            if state != .started { addInconsistency("a case of '\(name(of: id))' runs while the test does not") }
            changeCase(event, of: id)
        case "valueAttached":
            if let path = event.attachment?.path { attach(path, to: id) }
        case "issueRecorded":
            if state == .declared { states[id] = .replaced }
            record(event, of: id)
        default: break
        }
    }

    private mutating func changeCase(_ event: EventRecord.Payload, of id: String) {
        // The end of a case has no message: then none is running.
        arguments[id] = event.messages?.first.flatMap { argumentsOfCase(in: $0.text, of: id) }
        shown[id] = nil
        if let arguments = arguments[id] { tests[id]?.cases.insert(arguments) }
    }

    private mutating func attach(_ path: String, to id: String) {
        tests[id]?.attachment = path
        shown[id] = path
        // A failure shows the screen as it was at the check. If the test had attached none by then, the next one.
        let failure = tests[id]?.failures.firstIndex { $0.arguments == arguments[id] && $0.attachment == nil }
        guard let failure else { return }
        tests[id]?.failures[failure].attachment = path
        tests[id]?.failures[failure].isAttachedLater = true
    }

    /// Counts a step of a function. False for a suite: only functions have a verdict, and their records repeat what suites
    /// report.
    private mutating func step(_ id: String) -> Bool {
        guard !suites.contains(id) else { return false }
        if inconsistency == nil { steps += 1 }
        return true
    }

    private mutating func record(_ event: EventRecord.Payload, of id: String) {
        guard event.issue?.fails == true else { return }
        endedEarly.insert(id)
        let failure = TestOutcome.Failure(
            messages: event.texts.map(\.abridged) + (event.testID == nil ? [Self.outside] : []),
            arguments: arguments[id],
            location: event.issue?.sourceLocation,
            attachment: shown[id]
        )
        hasFailed = true
        tests[id]?.failures.append(failure)
        tests[id]?.verdict = .failed
    }

    // MARK: At the end

    private mutating func checkEnd() {
        if hasForeignLine { addInconsistency("its last line is not a record") }
        for id in order + suites.sorted() where states[id] == .started {
            addInconsistency("'\(name(of: id))' starts and does not end")
        }
        for test in declared where states[test.id] == .declared {
            let isExcused = enclosingSuites(of: test.id).contains { endedEarly.contains($0) }
            if !isExcused { addInconsistency("'\(test.name)' was neither run nor skipped") }
        }
    }

    /// The suites around a test, the innermost last. An ID is a path, and raw names in it may have slashes too.
    private func enclosingSuites(of id: String) -> [String] {
        id.indices.filter { id[$0] == "/" }.prefix(Self.deepestSuite).map { String(id[..<$0]) }.filter(suites.contains)
    }

    private static let deepestSuite = 50

    private func name(of id: String) -> String { String((tests[id]?.name ?? id).prefix(200)) }

    /// `place → .title` of `Test case passing 1 argument place → .title to "each text" started.`
    private func argumentsOfCase(in text: String, of id: String) -> String? {
        let name = tests[id]?.name ?? ""
        let ends = [" to \"\(name)\" ", " to \(name)("].compactMap { text.range(of: $0, options: .backwards) }
        guard text.hasPrefix("Test case passing "), let start = text.range(of: "argument"), let end = ends.first,
            start.upperBound < end.lowerBound
        else { return nil }
        return text[start.upperBound..<end.lowerBound].drop { $0 == "s" }.drop { $0 == " " }.description
    }
}
