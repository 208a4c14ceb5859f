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
