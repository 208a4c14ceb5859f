import Foundation

/// A line of an event stream, in the versions of Swift 6.2 (0) and later (6.3).
struct EventRecord: Decodable, Sendable {
    var kind: String
    var payload: Payload

    struct Payload: Decodable, Sendable {
        var kind: String
        // Fields of a test.
        var id: String?
        var name: String?
        var displayName: String?
        var sourceLocation: SourceLocation?
        // Fields of an event.
        var testID: String?
        var messages: [Message]?
        var issue: Issue?
    }

    struct Message: Decodable, Sendable {
        var symbol: String
        var text: String
    }

    struct Issue: Decodable, Sendable {
        var isKnown: Bool?
        var isFailure: Bool?
        var severity: String?
        var sourceLocation: SourceLocation?

        /// An issue is a failure unless it says otherwise: version 0 has neither severity nor verdict.
        var fails: Bool { isFailure ?? (isKnown != true && severity != "warning") }
    }
}
