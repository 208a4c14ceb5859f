import Testing

@testable import KataKit

/// What a test says, as long as a person can read.
struct AbridgedTests {
    private static let long = String(repeating: "value, ", count: 100_000)
    private static let lines = (1...1_000).map { "line \($0)\n" }.joined()

    @Test(arguments: [
        ("Expectation failed: (a → \(long)ENDS) == (b → \(long)BEGINS)", ["(a → …", "ENDS) == (b → …", "BEGINS)"]),
        ("Expectation failed: (a → \"\(long)\") == \"\(long)MORE\"", ["(a → … ", "\") == … ", "MORE\""]),
        (
            "Expectation failed: (a → \(lines)) == (b → \(lines.replacing("line 500\n", with: "other\n")))",
            ["line 500\n"]
        ),
        ("Expectation failed: a.contains(\(long))", ["Expectation failed: a.contains(value, ", " …"]),
        (lines, ["line 20 …"]),
    ])
    func `a long text is cut, and a comparison is shown where its sides differ`(text: String, parts: [String]) {
        let shown = text.abridged

        for part in parts { #expect(shown.contains(part), "\(shown)") }
        #expect(shown.count < 5_000)
        #expect(shown.split(separator: "\n").count <= 40)
    }

    @Test func `a short text stays as it is`() {
        let text = "Expectation failed: (a → [1, 2]) == (b → [1])\n  b → [1]"

        #expect(text.abridged == text)
    }
}
