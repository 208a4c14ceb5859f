/// One run of the test binary, read from its event stream.
struct RunLog: Sendable {
    /// The test functions that the run declared, in source order.
    private(set) var declared: [TestOutcome] = []
    private(set) var started: [String] = []
    private(set) var ended: Set<String> = []
    private(set) var skipped: Set<String> = []
    private(set) var failures: [String: [TestOutcome.Failure]] = [:]
    /// The messages of the issues that a test expects.
    private(set) var known: [String: [String]] = [:]
    /// Whether each run came to its own end. It did not when a test ended the process, whatever the exit code says. With
    /// Swift 6.4, `swift test` writes the streams of several runs one after the other.
    var hasEnded: Bool {
        endedRuns > 0 && endedRuns == startedRuns
    }

    private var startedRuns = 0
    private var endedRuns = 0

    /// The test that was running when the run broke off.
    var culprit: String? {
        hasEnded ? nil : started.last { !ended.contains($0) }
    }

    init(_ stream: EventStream) {
        var suites: [String] = []
        var arguments: [String: String] = [:]
        for record in stream.records {
            let payload = record.payload
            if record.kind == "test", let id = payload.id {
                if payload.kind == "suite" {
                    suites.append(id)
                } else {
                    declared.append(TestOutcome(id: id, payload: payload))
                }
                continue
            }
            guard record.kind == "event" else { continue }
            guard let id = payload.testID else {
                if payload.kind == "runStarted" { startedRuns += 1 }
                if payload.kind == "runEnded" { endedRuns += 1 }
                continue
            }
            switch payload.kind {
            case "testStarted": started.append(id)
            case "testCaseStarted": arguments[id] = payload.messages?.first.flatMap { Self.arguments(in: $0.text) }
            case "testEnded": ended.insert(id)
            case "testSkipped": skipped.insert(id)
            case "issueRecorded" where payload.issue?.fails == true:
                let failure = TestOutcome.Failure(
                    // Not the difference: it calls elements "removed" that were never there.
                    messages: (payload.messages ?? []).filter { $0.symbol != "difference" }.map(\.text),
                    arguments: arguments[id],
                    location: payload.issue?.sourceLocation
                )
                failures[id, default: []].append(failure)
            case "issueRecorded" where payload.issue?.isKnown == true:
                known[id, default: []] += (payload.messages ?? []).map(\.text)
            default: break
            }
        }
        // Only functions have a verdict: their records repeat what suites report.
        let functions = Set(declared.map(\.id))
        started.removeAll { !functions.contains($0) }
        for index in declared.indices {
            let id = declared[index].id
            let suite = suites.filter { id.hasPrefix("\($0)/") }.max { $0.count < $1.count }
            declared[index].suite = suite.map { String($0.drop { $0 != "." }.dropFirst()) }
        }
        declared.sort {
            ($0.location?.file ?? "", $0.location?.line ?? 0) < ($1.location?.file ?? "", $1.location?.line ?? 0)
        }
    }

    /// `place → .title` of "Test case passing 1 argument place → .title to "each text" started."
    private static func arguments(in text: String) -> String? {
        guard text.hasPrefix("Test case passing "), let start = text.range(of: "argument"),
            let end = text.range(of: " to ", options: .backwards), start.upperBound < end.lowerBound
        else { return nil }
        return text[start.upperBound..<end.lowerBound].drop { $0 == "s" }.drop { $0 == " " }.description
    }
}
