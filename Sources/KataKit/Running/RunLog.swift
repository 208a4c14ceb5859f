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

    private let paths: StagePaths?

    /// The test functions that the run declared; after ``finish()`` in source order.
    private(set) var declared: [TestOutcome] = []
    /// The functions that started and ended, and that were not cancelled.
    private(set) var ended: [String] = []
    /// The functions that were not run, or not to their end, because they say so themselves.
    private(set) var skipped: Set<String> = []
    /// What these say of it.
    private(set) var reasons: [String: String] = [:]
    private(set) var failures: [String: [TestOutcome.Failure]] = [:]
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
    private var names: [String: String] = [:]
    /// The names of functions with their parameters, such as `plain(argument:)`, by the IDs of their tests.
    private var functions: [String: String] = [:]
    private var suites: Set<String> = []
    /// The arguments of the cases that are running, by their test.
    private(set) var arguments: [String: String] = [:]
    /// The arguments of all cases that have started, by their test.
    private(set) var cases: [String: Set<String>] = [:]
    /// What the tests attached last: the path of a file, after ``readAttachments(in:)`` its text.
    private(set) var attachments: [String: String] = [:]
    /// The path of what the running case of a test attached last, by test.
    private var shown: [String: String] = [:]
    /// Suites whose tests may be missing: an issue or the suite itself ended them.
    private var endedEarly: Set<String> = []
    private var hasForeignLine = false
    /// The most that is read of an attached file, in bytes.
    private static let longestAttachment = 8_000

    /// - Parameter paths: nil where the records have the paths of the kit.
    init(paths: StagePaths? = nil) { self.paths = paths }

    // MARK: Reading

    mutating func add(_ line: Data) {
        guard var record = try? JSONDecoder().decode(EventRecord.self, from: line) else {
            // A run that breaks off may leave half a record at the end.
            hasForeignLine = true
            return
        }
        if hasForeignLine { addInconsistency("a line between its records is not a record") }
        if let paths { record.payload.mapPaths(by: paths) }
        switch record.kind {
        case "test": declare(record.payload)
        case "event": add(record.payload)
        default: break
        }
    }

    /// Call this after the last record.
    mutating func finish() {
        if hasEnded { checkEnd() }
        for index in declared.indices {
            let suite = enclosingSuites(of: declared[index].id).last
            // A test without a suite belongs to its file.
            let file = declared[index].location.map { URL(filePath: $0.file).deletingPathExtension().lastPathComponent }
            declared[index].suite = suite.map { String($0.drop { $0 != "." }.dropFirst()) } ?? file
        }
        // Overloads, and tests with the same display name, are known by the names of their functions.
        for twins in Dictionary(grouping: declared.indices, by: { declared[$0].title }).values where twins.count > 1 {
            for index in twins { declared[index].name = functions[declared[index].id] ?? declared[index].name }
        }
        declared.sort {
            ($0.location?.file ?? "", $0.location?.line ?? 0) < ($1.location?.file ?? "", $1.location?.line ?? 0)
        }
    }

    /// Puts the texts of attached files in the place of their paths.
    ///
    /// - Parameter folder: where the run wrote them. A file elsewhere is not read.
    mutating func readAttachments(in folder: URL) {
        func text(_ path: String) -> String? {
            let file = URL(filePath: path)
            guard file.deletingLastPathComponent().path == folder.path, file.kind == .file else { return nil }
            return file.readText(upTo: Self.longestAttachment)
        }
        attachments = attachments.compactMapValues(text)
        failures = failures.mapValues { failures in
            failures.map { failure in
                var failure = failure
                failure.attachment = failure.attachment.flatMap(text)
                return failure
            }
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
            let test = TestOutcome(id: id, payload: payload)
            declared.append(test)
            names[id] = test.name
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
            if let id = event.testID { add(event, of: id) }
        }
    }

    private mutating func add(_ event: EventRecord.Payload, of id: String) {
        guard let state = states[id] else {
            return addInconsistency("it reports on '\(name(of: id))', which it does not declare")
        }
        let isWaiting = state == .declared || state == .replaced
        switch event.kind {
        case "testStarted":
            if state == .ended, event.isRepetition {
                ended.removeAll { $0 == id }
            } else if !isWaiting {
                addInconsistency("'\(name(of: id))' starts twice, or after its end")
            }
            states[id] = .started
            if step(id) { running = id }
        case "testEnded":
            if state != .started { addInconsistency("'\(name(of: id))' ends twice, or before it starts") }
            states[id] = .ended
            if skipped.contains(id) { reasons[id] = "canceled\(event.reason(after: " seconds"))" }
            if step(id), !skipped.contains(id) { ended.append(id) }
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
            arguments[id] = event.messages?.first.flatMap { argumentsOfCase(in: $0.text, of: id) }
            shown[id] = nil
            if let arguments = arguments[id] { cases[id, default: []].insert(arguments) }
        case "valueAttached":
            guard let path = event.attachment?.path else { return }
            (attachments[id], shown[id]) = (path, path)
            // A failure shows the screen as it was at the check. If the test had attached none by then, the next one.
            let failure = failures[id]?.firstIndex { $0.arguments == arguments[id] && $0.attachment == nil }
            guard let failure else { return }
            failures[id]?[failure].attachment = path
            failures[id]?[failure].isAttachedLater = true
        case "issueRecorded":
            if state == .declared { states[id] = .replaced }
            record(event, of: id)
        default: break
        }
    }

    /// Whether this is a function. Only functions have a verdict: their records repeat what suites report.
    private mutating func step(_ id: String) -> Bool {
        guard !suites.contains(id) else { return false }
        if inconsistency == nil { steps += 1 }
        return true
    }

    private mutating func record(_ event: EventRecord.Payload, of id: String) {
        guard event.issue?.fails == true else { return }
        endedEarly.insert(id)
        let failure = TestOutcome.Failure(
            messages: event.texts.map(\.abridged),
            arguments: arguments[id],
            location: event.issue?.sourceLocation,
            attachment: shown[id]
        )
        failures[id, default: []].append(failure)
    }

    // MARK: At the end

    private mutating func checkEnd() {
        if hasForeignLine { addInconsistency("its last line is not a record") }
        for id in declared.map(\.id) + suites.sorted() where states[id] == .started {
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

    private func name(of id: String) -> String { String((names[id] ?? id).prefix(200)) }

    /// `place → .title` of `Test case passing 1 argument place → .title to "each text" started.`
    private func argumentsOfCase(in text: String, of id: String) -> String? {
        let name = names[id] ?? ""
        let ends = [" to \"\(name)\" ", " to \(name)("].compactMap { text.range(of: $0, options: .backwards) }
        guard text.hasPrefix("Test case passing "), let start = text.range(of: "argument"), let end = ends.first,
            start.upperBound < end.lowerBound
        else { return nil }
        return text[start.upperBound..<end.lowerBound].drop { $0 == "s" }.drop { $0 == " " }.description
    }
}
