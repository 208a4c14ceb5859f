import Foundation

/// Remembers for each test which hints were shown.
struct HintMemory {
    private struct ShownHints: Codable {
        /// The code at the last hint.
        var code: UInt64
        /// The level of the last hint.
        var level: Int
        /// The deepest level, whatever the code.
        var seen: Int
    }

    private var file: URL
    private var shown: [String: ShownHints]

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        shown = data.flatMap { try? JSONDecoder().decode([String: ShownHints].self, from: $0) } ?? [:]
    }

    /// The deepest level that was shown for this test, or 0.
    func seen(for test: String) -> Int { shown[test]?.seen ?? 0 }

    /// The next level after the last hint for this test. After a change of the code, it is the first level again.
    mutating func nextLevel(for test: String, code: [String: Data]) throws -> Int {
        let code = code.fingerprint()
        let level = (shown[test].flatMap { $0.code == code ? $0.level : nil } ?? 0) + 1
        shown[test] = ShownHints(code: code, level: level, seen: max(level, seen(for: test)))
        try JSONEncoder().encode(shown).write(to: file, options: .atomic)
        return level
    }
}
