import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// Texts that a learner can make, and that a careless search reads again from each of their characters: 200 KB of them would
/// hold up a class for hours.
struct EvilTextTests {
    private static let shapes = [
        "spaces": "1" + String(repeating: " ", count: 200_000),
        "lines in a program": String(repeating: "1 a in ", count: 30_000),
        "places": "1 a in b" + String(repeating: " at /:1", count: 28_000),
        "leaks": String(repeating: "SWIFT TASK CONTINUATION MISUSE: ", count: 6_300),
        "folders": String(repeating: "/a", count: 100_000),
        "attributes": String(repeating: ";@a(", count: 50_000),
        "imports": String(repeating: ";import A", count: 22_000),
        "names of types": String(repeating: "A.", count: 100_000),
        "comments in comments": String(repeating: "/*", count: 100_000),
        "one long word": String(repeating: "a", count: 200_000),
        "formats": String(repeating: "format: \"%", count: 20_000),
        "quotes": String(repeating: "\",", count: 100_000),
        "quotes in a text": "\"" + String(repeating: "\\\"", count: 100_000),
        "patterns": String(repeating: "#/ ", count: 66_000),
        "hashes": String(repeating: "#", count: 200_000),
    ]

    /// What reads a learner's text in grading, without a limit of its own.
    private static let readers: [String: @Sendable (String) -> Void] = [
        "the last words of a crash": { _ = CrashText(in: $0) },
        "imports": { _ = SourceText($0).imports() },
        "diagnostics": { _ = Diagnostic.all(in: $0) },
        "words to look at": { text in
            let code = PlainCode(Data(text.utf8))
            for list in SuspectWords.lists(isCode: true) { _ = code.words(list.pattern) }
            for pattern in [KataWords.call, KataWords.declared] { _ = code.words(pattern) }
        },
        "a path in a report": { _ = $0.shownAsPath },
        "a field of a table": { _ = CSV.field($0) },
    ]

    @Test(.slow, arguments: shapes.keys.sorted(), readers.keys.sorted())
    func `200 KB are read in seconds of processor time, and not in hours`(shape: String, reader: String) throws {
        let text = try #require(Self.shapes[shape])
        let read = try #require(Self.readers[reader])
        let start = processorTimeOfThread()
        read(text)
        // A quick machine needs less than one.
        #expect(processorTimeOfThread() - start < 5)
    }
}
