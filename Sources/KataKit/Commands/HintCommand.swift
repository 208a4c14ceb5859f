import Foundation

extension Command {
    static let hint = Command(
        name: "hint",
        abstract: "Show the next hint for the first red test, one level deeper each time.",
        operands: "[KATA]",
        most: 1,
        options: [.timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let katas = try arguments.operands.first.map { [try session.kit.kata(named: $0)] } ?? session.kit.katas
            let units = katas.units([.green])
            let verdicts = try session.judge.judge(units)
            guard let unit = units.first(where: { verdicts[$0]?.isDone != true }), let verdict = verdicts[unit] else {
                print("All tests are green: there is nothing to hint at.")
                return 0
            }
            print(try session.hint(for: unit, verdict))
            return 0
        }
    )
}

extension Session {
    /// The next hint for a lap's first red test, or what else is in the way.
    func hint(for unit: Unit, _ verdict: LapVerdict) throws -> String {
        guard !verdict.isDone else { return "All tests are green: there is nothing to hint at." }
        guard page.trouble(verdict) == nil, let test = verdict.firstRed else { return page.todo(unit, verdict) }
        return try hint(for: test, in: unit)
    }

    private func hint(for test: TestOutcome, in unit: Unit) throws -> String {
        let guide = unit.kata.guide
        let hints = guide.tests.first { $0.name == test.name }?.hints ?? []
        let page = kit.root.appending(path: "docs/katas/\(unit.kata.name).md").path(from: page.folder)
        let title = "\(unit.kata.name), \(test.suite ?? ""): \(test.name)"
        guard !hints.isEmpty else { return "\(title)\n\nThere is no hint for it. The guide: \(page)" }

        var memory = HintMemory(file: kit.workshop.appending(path: "hint.json"))
        let level = try memory.nextLevel(for: title, code: unit.folder.files)
        let hint = hints[min(level, hints.count) - 1]
        let footer =
            switch level {
            case ..<hints.count: "Hint \(level) of \(hints.count). Deeper: swift run kata hint"
            case hints.count: "Hint \(level) of \(hints.count), the deepest. The guide: \(page)"
            default: "There is no deeper hint than this. The guide: \(page)"
            }
        return "\(self.page.style.bold(title))\n\n\(self.page.wrapped(hint, margin: 2).indented(by: 2))\n\n\(footer)"
    }
}

/// Remembers how deep the hints have gone, for the same test and the same code.
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

    /// One deeper than the last for this test; the first again once the code has changed.
    mutating func nextLevel(for test: String, code: [String: Data]) throws -> Int {
        let code = Self.fingerprint(code)
        let last = entry.flatMap { $0.test == test && $0.code == code ? $0.level : nil } ?? 0
        entry = Entry(test: test, code: code, level: last + 1)
        try JSONEncoder().encode(entry).write(to: file, options: .atomic)
        return last + 1
    }

    /// FNV-1a: the standard library's hashes differ from run to run.
    private static func fingerprint(_ files: [String: Data]) -> UInt64 {
        files.sorted { $0.key < $1.key }
            .reduce(into: Data()) { $0 += Data($1.key.utf8) + [0] + $1.value + [0] }
            .reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}
