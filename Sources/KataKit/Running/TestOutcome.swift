import Foundation

/// The result of one test function.
package struct TestOutcome: Sendable, Codable {
    package enum Verdict: String, Sendable, Codable {
        case passed
        case failed
        case crashed
        case timedOut
        case notRun
    }

    package struct Failure: Sendable, Codable {
        /// What was expected, then the author's comment.
        package var messages: [String]
        /// The arguments of the case that failed.
        package var arguments: String?
        package var location: SourceLocation?
        /// The line of the suite that led to this place, if that is in other code.
        var caller: SourceLocation?
        /// What the test attached in the same case.
        var attachment: String?
        /// Whether it was attached after the failure; nil for no.
        var isAttachedLater: Bool?
    }

    /// The runner's own name for the test.
    package var id: String
    package var name: String
    package var suite: String?
    package var location: SourceLocation?
    package var verdict = Verdict.notRun
    package var failures: [Failure] = []
    /// The arguments of its cases, as a failure has them. Empty when it has none.
    package var cases: Set<String> = []
    /// What the code printed while the test ran by itself; nil when nothing is known of that.
    package var printed: String?
    /// What the test attached last, such as the screen as it was then.
    package var attachment: String?

    /// The suite and the name, which a learner's code cannot change as it can the ID.
    var title: String { "\(suite ?? "")/\(name)" }

    /// Whether it ran, and did not pass.
    var isRed: Bool { ![.passed, .notRun].contains(verdict) }

    /// Whether an expectation failed, also where the test crashed after that: then the crash is its last failure.
    var hasFailedExpectation: Bool { verdict == .failed || verdict == .crashed && failures.count > 1 }

    /// Whether the learner has disabled it.
    package var isSkipped: Bool { verdict == .notRun && !id.isEmpty }

    /// The module that declares the test.
    package var module: String { String(id.prefix { $0 != "." }) }
}

extension TestOutcome {
    init(id: String, payload: EventRecord.Payload) {
        self.init(
            id: id,
            // A raw identifier is its own display name. The name of `plain(argument:)` is its first word.
            name: payload.displayName ?? String((payload.name ?? id).prefix { $0 != "(" }),
            location: payload.sourceLocation
        )
    }

    /// What selects only this test on the command line of a run.
    var filter: String { "^\\Q\(id)\\E$" }
}

package struct SourceLocation: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    /// Nil where only the line is known.
    package var column: Int?

    /// The path has this name in each version of the stream that the tool asks for.
    enum CodingKeys: String, CodingKey {
        case file = "_filePath"
        case line, column
    }

    /// The text in the form that editors and terminals turn into a link, with the file's path from a folder.
    package func text(from folder: URL) -> String {
        "\(URL(filePath: file).path(from: folder)):\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
