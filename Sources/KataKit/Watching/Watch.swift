import Foundation

/// Judges a kata again at each save, until the learner quits.
final class Watch {
    private var session: Session
    private var kata: Kata
    private let watcher: FileWatcher
    private let progress: ProgressLine
    private var judged: JudgedLaps = [:]
    /// What the runs whose page a save has prevented were compared with.
    private var lastShown: [LapID: Set<String>?] = [:]

    init(_ arguments: Arguments) throws {
        let first = try Session(arguments)
        kata = try first.kata(named: arguments.operands.first)
        let watcher = FileWatcher(folder: kata.folder)
        self.watcher = watcher
        let progress = ProgressLine(isShown: Self.canRewrite(first))
        self.progress = progress
        let words = first.renderer.words
        let listener = ProgressListener(
            say: { message in
                progress.clear()
                Console.say(message)
            },
            testsBegin: { progress.begin(words.runningTests) },
            check: {
                try watcher.check()
                progress.tick()
            }
        )
        session = try Session(arguments, listener: listener)
        session.renderer.hasKeys = Keyboard.isInteractive
    }

    /// Returns when the learner quits.
    func run() throws {
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
            session.show("")
        }
    }

    private func judge(after saved: [String]) throws {
        let words = wordsForEditors
        let kept = saved.filter { kata.folder.appending(path: $0).exists }
        let deleted = saved.filter { !kept.contains($0) }.map { path in
            let copy = "cp .starters/\(kata.name)/\(path) Katas/\(kata.name)/\(path)"
            return words.deleted(path) + (kata.starter.appending(path: path).exists ? "\n\(words.toGetBack(copy))" : "")
        }
        let running = saved.isEmpty ? [words.running(kata.name)] : []
        let written = kept.isEmpty ? [] : [words.saved(kept.joined(separator: ", "))]
        begin((running + written + deleted).joined(separator: "\n"))
        let isShown = try attempt(self.words.building) {
            judged = try session.judgeLearnersCode(kata.laps, again: saved.isEmpty, comparedWith: lastShown)
            lastShown = judged.mapValues(\.earlier.passed)
            try session.keepRun(of: kata, judged)
            let lap = lap(of: saved)
            if lap == .first {
                try showCycle()
            } else {
                show(session.renderer.watched(kata, lap, judged, next: session.progress.nextKata(after: kata)))
            }
            lastShown = [:]
            if lap == .bite { try countMutants() }
        }
        if isShown { showKeys() }
    }

    private func showCycle() throws {
        guard let first = judged[kata.lap(.first)] else { return }
        let cycle = try session.cycle(of: first)
        show(session.renderer.paragraphs(session.renderer.watched(cycle), try session.next(after: cycle)))
    }

    /// Shows which mutants the learner's own tests kill, if these tests run and the kit has mutants.
    private func countMutants() throws {
        guard let bite = judged[kata.lap(.bite)], bite.verdict.passed > 0,
            let score = bite.quality.mutants, !score.isComplete
        else { return }
        progress.begin(words.buildingMutants)
        let report = try session.countMutants(in: [bite.lap])[0]
        let after = report.isComplete ? try session.afterLap(of: kata) : nil
        let texts = [session.renderer.mutants(report, hints: false), after].compactMap { $0 }
        show("\n\(texts.joined(separator: "\n\n"))")
    }

    private func answer(_ key: Character) throws {
        guard let key = Key(rawValue: key), keys.contains(key) else { return }
        let green = kata.lap(.green)
        switch key {
        case .run:
            return try judge(after: [])
        case .next:
            let katas = session.kit.katas
            guard let index = katas.firstIndex(where: { $0.name == kata.name }) else { return }
            kata = katas[(index + 1) % katas.count]
            judged = [:]
            lastShown = [:]
            watcher.watch(kata.folder)
            return try judge(after: [])
        case .hint, .hints:
            guard let green = judged[green] else { return }
            let hint = { [self] in show(try session.hint(for: green, again: key == .hints)) }
            guard try attempt(words.lookingForHint, hint) else { return }
        case .all:
            guard let verdict = judged[green] else { return }
            session.show(session.renderer.report([green], [green: verdict], showsAll: true))
        case .compare:
            let compare = { [self] in show(try session.comparison(of: kata, reveals: false).page) }
            guard try attempt(words.comparing, compare) else { return }
        case .quit:
            return
        }
        showKeys()
    }

    /// Runs work that may take long. It shows an error of the command, and the watch continues.
    ///
    /// - Returns: false when a save came in the meantime: the next check finds it.
    private func attempt(_ work: String, _ body: () throws -> Void) throws -> Bool {
        watcher.beginRun()
        progress.begin(work)
        defer { progress.clear() }
        do {
            try body()
        } catch let error as CommandError {
            show("kata: \(error.message)")
        } catch let error as CocoaError {
            // The next check finds what has changed since.
            show("kata: \(error.reason)")
        } catch is FileWatcher.Overtaken {
            return false
        }
        return true
    }

    private func lap(of saved: [String]) -> Lap {
        if let lap = session.testFirstLap(of: kata),
            saved.isEmpty ? session.progress.isCurrent(lap) : saved.contains(where: { Lap(of: $0) == .first })
        {
            return .first
        }
        let isDone = judged[kata.lap(.green)]?.isDone == true
        guard !saved.isEmpty else { return isDone ? .bite : .green }
        let hasTests = saved.contains { Lap(of: $0) == .bite }
        return hasTests && (isDone || saved.allSatisfy { $0.hasPrefix("Tests/") }) ? .bite : .green
    }

    // MARK: Showing

    private func show(_ page: String) {
        progress.clear()
        session.show(page)
    }

    private func begin(_ line: String) { session.show((Self.canRewrite(session) ? "\u{1B}[2J\u{1B}[H" : "") + line) }

    private static func canRewrite(_ session: Session) -> Bool {
        isatty(STDOUT_FILENO) == 1 && !session.renderer.style.isPlain
    }

    private func showKeys() {
        let keys = keys.map { "\($0.rawValue) \($0.label(in: words))" }.joined(separator: "  ")
        session.show("\n\(wordsForEditors.watching(kata.name))\(Keyboard.isInteractive ? "\n\(keys)" : "")")
    }

    private var words: Words { session.renderer.words }

    /// An editor knows by these lines when a run begins and ends: in plain text they are in no other language.
    private var wordsForEditors: Words { session.renderer.style.isPlain ? Language.english.words : words }

    /// The keys that do something now.
    private var keys: [Key] {
        let green = judged[kata.lap(.green)]?.verdict
        let isBroken = green?.state == .doesNotCompile
        let red = isBroken ? 0 : green?.outcomes.count { $0.verdict != .passed } ?? 0
        let isDone = session.progress.isDone(kata)
        return Key.allCases.filter { key in
            switch key {
            case .hint: !isDone && !isBroken
            case .hints: !isDone && !isBroken && kata.hints != nil
            case .compare: kata.hasReference && !isBroken
            case .all: red > 1
            case .next: session.kit.katas.count > 1
            case .run, .quit: true
            }
        }
    }

    private enum Key: Character, CaseIterable {
        case hint = "h"
        case hints = "e"
        case compare = "c"
        case all = "a"
        case run = "r"
        case next = "n"
        case quit = "q"

        func label(in words: Words) -> String {
            switch self {
            case .hint: words.hintKey
            case .hints: words.hintsKey
            case .compare: words.compareKey
            case .all: words.allKey
            case .run: words.runKey
            case .next: words.nextKey
            case .quit: words.quitKey
            }
        }
    }
}
