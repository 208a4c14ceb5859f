import Foundation

extension Session {
    /// The next hint for a lap's first red test, or what else is in the way.
    func hint(for lap: LapID, _ verdict: LapVerdict) throws -> String {
        guard !verdict.isDone else { return "All tests are green: no hint is needed." }
        guard renderer.trouble(verdict) == nil, let test = verdict.firstRed else { return renderer.todo(lap, verdict) }
        return try hint(for: test, in: lap)
    }

    private func hint(for test: TestOutcome, in lap: LapID) throws -> String {
        let hints = lap.kata.guide.tests.first { $0.name == test.name }?.hints ?? []
        let guide = kit.root.appending(path: "docs/katas/\(lap.kata.name).md").path(from: renderer.folder)
        let title = "\(lap.kata.name), \(test.suite ?? ""): \(test.name)"
        guard !hints.isEmpty else { return "\(title)\n\nThere is no hint for this test. The guide: \(guide)" }

        var memory = HintMemory(file: kit.scratchDirectory.appending(path: "hint.json"))
        let level = try memory.nextLevel(for: title, code: lap.folder.readFiles())
        let hint = renderer.wrapped(hints[min(level, hints.count) - 1], margin: 2).indented(by: 2)
        let footer =
            switch level {
            case ..<hints.count: "Hint \(level) of \(hints.count). The next one: swift run kata hint \(lap.kata.name)"
            case hints.count: "Hint \(level) of \(hints.count), the last one. The guide: \(guide)"
            default: "This is the last hint. The guide: \(guide)"
            }
        return "\(renderer.style.bold(title))\n\n\(hint)\n\n\(footer)"
    }
}

/// Remembers the level of the last hint, for the same test and the same code.
private struct HintMemory {
    private struct Entry: Codable {
        var test: String
        var code: UInt64
        var level: Int
    }

    private var file: URL
    private var entry: Entry?

    init(file: URL) {
        self.file = file
        entry = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    }

    /// The next level after the last hint for this test. After a change of the code, it is the first level again.
    mutating func nextLevel(for test: String, code: [String: Data]) throws -> Int {
        let code = code.fingerprint()
        let last = entry.flatMap { $0.test == test && $0.code == code ? $0.level : nil } ?? 0
        entry = Entry(test: test, code: code, level: last + 1)
        try JSONEncoder().encode(entry).write(to: file, options: .atomic)
        return last + 1
    }
}
