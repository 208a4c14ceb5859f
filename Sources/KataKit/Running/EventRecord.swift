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
        var attachment: AttachedFile?
    }

    struct Message: Decodable, Sendable {
        var symbol: String
        var text: String
    }

    struct AttachedFile: Decodable, Sendable {
        var path: String?
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

extension EventRecord.Payload {
    mutating func mapPaths(by stage: Stage) {
        if let file = sourceLocation?.file { sourceLocation?.file = stage.mapped(file) }
        if let file = issue?.sourceLocation?.file { issue?.sourceLocation?.file = stage.mapped(file) }
    }

    /// Whether Swift 6.4 starts this test again: `Test x() started (repetition 2).`
    var isRepetition: Bool { messages?.first?.text.contains(/started \(repetition \d+\)\.$/) == true }

    /// `: by whom` of `Test x() skipped: "by whom"`, abridged; or that no reason is given.
    func reason(after word: String) -> String {
        let parts = (messages?.first?.text ?? "").components(separatedBy: "\(word): \"")
        guard parts.count > 1 else { return ", and no reason is given" }
        let reason = parts.dropFirst().joined(separator: word).dropLast()
        // Swift Testing says so of a test with an empty list of arguments.
        return ": \(reason == "No test cases found." ? "it has no arguments" : String(reason).abridged)"
    }

    /// What was expected, with its values, then the author's comments. Swift 6.4 lists the values after the comments.
    /// Here they are where Swift 6.3 has them, and properties of a value are left out.
    var texts: [String] {
        // Not the difference: it calls elements "removed" that were never there.
        let texts = (messages ?? []).filter { $0.symbol != "difference" }.map(\.text)
        guard let sentence = texts.first else { return [] }
        let source = sentence.replacing("Expectation failed: ", with: "", maxReplacements: 1)
        // A person reads no longer ones. Hostile code may write them.
        let (longest, most) = (5_000, 100)
        let whole = texts.dropFirst().firstIndex { $0.hasPrefix("\(source) → ") }
        guard let whole, source.utf8.count < longest else {
            // The sentence of an expected error has the values that matter.
            let isListed = texts.dropFirst().contains { $0.hasSuffix(" → <not evaluated>") }
            return [sentence] + texts.dropFirst().filter { !isListed || !$0.contains(" → ") }
        }
        let values = texts[(whole + 1)...].prefix(most).map { (text: $0, source: $0.components(separatedBy: " → ")[0]) }
        let left = values.first { source.hasPrefix("\($0.source) ") || source.hasPrefix("\($0.source).") }
        let right = values.first { source.hasSuffix(" \($0.source)") }
        var expected = source
        if let right { expected = "\(expected.dropLast(right.source.count))(\(right.text))" }
        if let left { expected = "(\(left.text))\(expected.dropFirst(left.source.count))" }
        let meaningless = [" → true", " → false", " → ()", " → <not evaluated>"]
        let result = texts[whole].dropFirst(source.count)
        let others = values.filter { value in
            ![left?.text, right?.text].contains(value.text) && !meaningless.contains { value.text.hasSuffix($0) }
                && source.contains(value.source) && !source.contains("\(value.source):")
        }
        let lines = ["Expectation failed: \(expected)\(meaningless.contains("\(result)") ? "" : result)"]
        return [(lines + others.map { "  \($0.text)" }).joined(separator: "\n")] + texts[1..<whole]
    }
}
