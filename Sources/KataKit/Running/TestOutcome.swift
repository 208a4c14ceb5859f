/// What became of one test function.
struct TestOutcome: Sendable {
    enum Verdict: String, Sendable, Encodable {
        case passed
        case failed
        case crashed
        case timedOut
        case notRun
    }

    struct Failure: Sendable {
        /// What was expected, then what the author says of it.
        var messages: [String]
        /// The arguments of the case that failed.
        var arguments: String?
        var location: SourceLocation?
    }

    /// The runner's own name for the test.
    var id: String
    var name: String
    var suite: String?
    var location: SourceLocation?
    var verdict = Verdict.notRun
    var failures: [Failure] = []

    /// The module that declares the test.
    var module: String {
        String(id.prefix { $0 != "." })
    }
}

extension TestOutcome {
    init(id: String, payload: EventStream.Payload) {
        self.init(
            id: id,
            // A raw identifier is displayed as it is; of `plain(argument:)` the first word is the name.
            name: payload.displayName ?? String((payload.name ?? id).prefix { $0 != "(" }),
            location: payload.sourceLocation
        )
    }
}
