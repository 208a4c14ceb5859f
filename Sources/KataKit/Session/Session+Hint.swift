import Foundation

extension Session {
    /// The next hint for a lap's first red test, or what else is in the way. `again` shows the earlier hints.
    func hint(for lap: LapID, _ verdict: LapVerdict, again: Bool = false) throws -> String {
        guard !verdict.isDone else { return "All tests are green: no hint is needed." }
        guard renderer.trouble(verdict) == nil, let test = verdict.firstRed else { return renderer.todo(lap, verdict) }
        return try hint(for: test, in: lap, again: again)
    }

    private func hint(for test: TestOutcome, in lap: LapID, again: Bool) throws -> String {
        let guide = lap.kata.file(of: .guide).path(from: renderer.folder)
        guard let page = lap.kata.hints else { return "This kit comes without hints. The guide: \(guide)" }
        let hints = page.hints(for: test.name, in: test.suite)
        let title = "\(lap.kata.name), \(test.suite ?? ""): \(test.name)"
        guard !hints.isEmpty else { return "\(title)\n\nThere is no hint for this test. The guide: \(guide)" }

        var memory = HintMemory(file: kit.scratchDirectory.appending(path: "hint.json"))
        let level = again ? memory.seen(for: title) : try memory.nextLevel(for: title, code: lap.folder.readFiles())
        let shown = hints[(again ? 0 : min(level, hints.count) - 1)..<min(level, hints.count)]
        let command = "swift run kata hint \(lap.kata.name)"
        let footer =
            switch level {
            case 0: "You have seen no hint yet. The first one: \(command)"
            case ..<hints.count: "Hint \(level) of \(hints.count). The next one: \(command)"
            case hints.count: "Hint \(level) of \(hints.count), the last one. The guide: \(guide)"
            default: "This is the last hint. The guide: \(guide)"
            }
        let texts = shown.map { renderer.wrapped($0, margin: 2).indented(by: 2) }
        return ([renderer.style.bold(title)] + texts + [footer]).joined(separator: "\n\n")
    }
}

/// Remembers the level of the last hint, for the same test and the same code, and the deepest one for the test.
private struct HintMemory {
    private struct Entry: Codable {
        var test: String
        var code: UInt64
        var level: Int
        /// The deepest level for this test, whatever the code.
        var seen: Int
    }

    private var file: URL
    private var entry: Entry?

    init(file: URL) {
        self.file = file
        entry = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    }

    /// The deepest level that was shown for this test, or 0.
    func seen(for test: String) -> Int {
        entry.flatMap { $0.test == test ? $0.seen : nil } ?? 0
    }

    /// The next level after the last hint for this test. After a change of the code, it is the first level again.
    mutating func nextLevel(for test: String, code: [String: Data]) throws -> Int {
        let code = code.fingerprint()
        let last = entry.flatMap { $0.test == test && $0.code == code ? $0.level : nil } ?? 0
        entry = Entry(test: test, code: code, level: last + 1, seen: max(last + 1, seen(for: test)))
        try JSONEncoder().encode(entry).write(to: file, options: .atomic)
        return last + 1
    }
}
