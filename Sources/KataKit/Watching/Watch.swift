import Foundation

/// Judges a kata again at each save, until the learner quits.
struct Watch {
    private var session: Session
    private var kata: Kata
    private let watcher: FileWatcher
    private var verdicts: Judge.Verdicts = [:]
    /// The last verdicts of code that compiled, to compare the next ones with.
    private var known: Judge.Verdicts = [:]

    /// - Parameter kata: nil for the current one.
    init(session: Session, kata: Kata?) throws {
        let watcher = FileWatcher(folder: (kata ?? session.kit.katas[0]).folder)
        self.session = session
        self.watcher = watcher
        self.session.judge.launcher.whileWaiting = watcher.check
        if let kata {
            self.kata = kata
        } else {
            let verdicts = try session.judge.judge(session.kit.katas.laps())
            self.kata = session.kit.currentLap(by: verdicts)?.kata ?? session.kit.katas[0]
            watcher.watch(self.kata.folder)
        }
    }

    /// Returns when the learner quits.
    mutating func run() throws {
        Keyboard.open()
        defer { Keyboard.close() }
        do {
            try judge(after: [])
            while true {
                switch try watcher.next() {
                case .saved(let paths): try judge(after: paths)
                case .key(let key): try answer(key)
                }
            }
        } catch is FileWatcher.Quit {
            Self.show("")
        }
    }

    /// Judges the kata, and shows its verdict and what changed.
    private mutating func judge(after saved: [String]) throws {
        begin(saved.isEmpty ? "Running \(kata.name)." : "Saved: \(saved.joined(separator: ", "))")
        let isShown = try Self.run(watcher) {
            let lap = lap(of: saved)
            verdicts = try session.judgeLearnersCode([kata].laps())
            Self.show(session.renderer.watched(kata, lap, verdicts, before: known))
            known.merge(verdicts.filter { ![.doesNotCompile, .missing].contains($0.value.state) }) { $1 }
            if !saved.isEmpty, lap == .bite { try measureOwnTests() }
        }
        if isShown { showKeys() }
    }

    /// Shows which mutants the learner's own tests kill, if these tests run and the kit has mutants.
    private func measureOwnTests() throws {
        guard verdicts[LapID(kata: kata, lap: .bite)]?.passed ?? 0 > 0, try !kata.mutants(.bite).isEmpty else { return }
        var report = try session.mutationRun(stage: "mutants").report(on: .bite(kata, tests: kata.ownTests))
        // They are on the page already.
        report.verdict.warnings = []
        Self.show("\n\(session.renderer.text(of: report, hints: false))")
    }

    private mutating func answer(_ key: Character) throws {
        let green = LapID(kata: kata, lap: .green)
        switch key {
        case "r":
            return try judge(after: [])
        case "n":
            guard let next = session.kit.katas.after(kata.name) else { return }
            kata = next
            verdicts = [:]
            known = [:]
            watcher.watch(kata.folder)
            return try judge(after: [])
        case "h":
            guard let verdict = verdicts[green] else { return }
            Self.show(try session.hint(for: green, verdict))
        case "a":
            guard let verdict = verdicts[green] else { return }
            Self.show(session.renderer.report([green], [green: verdict], showsAll: true))
        case "c":
            let isShown = try Self.run(watcher) { Self.show(try session.comparison(of: kata, reveals: false).text) }
            guard isShown else { return }
        default:
            return
        }
        showKeys()
    }

    /// Runs work that may take long. It shows an error of the command, and the watch continues.
    ///
    /// - Returns: false when a save came in the meantime: the next check finds it.
    private static func run(_ watcher: FileWatcher, _ body: () throws -> Void) throws -> Bool {
        watcher.beginRun()
        do {
            try body()
        } catch let error as CommandError {
            Self.show("kata: \(error.message)")
        } catch is FileWatcher.Overtaken {
            return false
        }
        return true
    }

    private func lap(of saved: [String]) -> Lap {
        guard !saved.isEmpty else { return verdicts[LapID(kata: kata, lap: .green)]?.isDone == true ? .bite : .green }
        return saved.allSatisfy { $0.hasPrefix("Tests/") } ? .bite : .green
    }

    // MARK: Showing

    private func begin(_ line: String) {
        let wipe = isatty(STDOUT_FILENO) == 1 && !session.renderer.style.isPlain
        Self.show((wipe ? "\u{1B}[2J\u{1B}[H" : "") + line)
    }

    private func showKeys() {
        let keys = "  h hint  c compare  a all  r run  n next kata  q quit"
        Self.show("\nWatching Katas/\(kata.name).\(Keyboard.isInteractive ? keys : "")")
    }

    /// Writes at once, also into a pipe.
    private static func show(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }
}

extension [Kata] {
    /// The kata after this one, or the first after the last one.
    fileprivate func after(_ name: String) -> Kata? {
        firstIndex { $0.name == name }.map { self[($0 + 1) % count] }
    }
}
