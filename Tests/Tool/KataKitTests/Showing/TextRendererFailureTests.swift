import Foundation
import Testing

@testable import KataKit

/// The values in a message, as Swift prints them in an array.
struct TextRendererFailureTests {
    @Test(arguments: [
        ("[ATests.ViewSpy.Call.setTitle(\"a\")]", "[setTitle(\"a\")]"),
        ("[AOwnTests.(unknown context at $7f00).Call.hide]", "[hide]"),
        ("[A.Melody(id: 1, kind: A.Melody.Kind.slow)]", "[Melody(id: 1, kind: slow)]"),
        ("[Swift.Result<Swift.Array<A.Melody>, A.Failure>.success([A.Melody(id: 1)])]", "[success([Melody(id: 1)])]"),
        ("[\"39\u{A0}albums\", \"👨‍👩‍👧 \u{FEFF}x\"]", "[\"39\\u{a0}albums\", \"👨‍👩‍👧 \\u{feff}x\"]"),
        // Another module's types, and what only looks like a path.
        ("[Foundation.URLError.Code]", "[Foundation.URLError.Code]"),
        ("BA.Melody", "BA.Melody"),
        ("view.calls", "view.calls"),
    ])
    func `values of own types have no path`(value: String, shown: String) throws {
        let text = try text("Expectation failed: (calls → \(value)) == []")

        #expect(text.hasSuffix("Expectation failed: (calls → \(shown)) == []"))
    }

    @Test(arguments: [
        ("(log.dropFirst(1) → [\"b\"]) == (all + [\"b\"] → [\"b\"])", true),
        ("(log → [\"a\"]) == (all → [\"b\"])", false),
        ("(log → []) == []", false),
    ])
    func `sides that print the same are said to be of different types`(comparison: String, isSaid: Bool) throws {
        let text = try text("Expectation failed: \(comparison)")

        #expect(text.contains("Both sides print the same and are not equal. Is one a slice?") == isSaid)
    }

    @Test func `what an argument has in it moves no cursor`() throws {
        let text = try text("Expectation failed: a", arguments: "\"x\u{1B}[2J\r\u{202E}\"")

        #expect(text.contains("with \"x?[2J??\":"), "\(text)")
    }

    @Test func `what ended a test is shown, however many of its expectations failed before`() throws {
        let text = try text("1 == 2", "2 == 3", "3 == 4", "Fatal error: Overflow", verdict: .crashed)

        #expect(text.contains("1 == 2") && text.contains("Fatal error: Overflow") && text.contains("… and 2 more"))
    }

    private func text(
        _ messages: String...,
        arguments: String? = nil,
        verdict: TestOutcome.Verdict = .failed
    ) throws -> String {
        let root = FileManager.default.temporaryDirectory.appending(path: "shown-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let guide = "## Step 1: ATests\n**5 minutes.** Edit `Katas/A/Sources/A.swift`.\n1. it works\n"
        try sync(["Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data(guide.utf8)], to: root)
        let renderer = TextRenderer(kit: try Kit(root: root), style: Style(isColored: false), folder: root)
        let failures = messages.map { TestOutcome.Failure(messages: [$0], arguments: arguments) }
        return renderer.failure(of: TestOutcome(id: "1", name: "it works", verdict: verdict, failures: failures))
    }
}
