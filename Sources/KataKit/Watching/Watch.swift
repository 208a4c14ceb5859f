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
    /// What the learner expects of the next run.
    private var guess: Run.Color?

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
        let deleted = saved.filter { !kept.contains($0) }.map(words.deleted)
        let running = saved.isEmpty ? [words.running(kata.name)] : []
        let written = kept.isEmpty ? [] : [words.saved(kept.joined(separator: ", "))]
        begin((running + written + deleted).joined(separator: "\n"))
        try attempt(self.words.building) {
            let lap = session.progress.currentLap(of: kata, saved: saved, staysInFirst: true)
            let again = saved.isEmpty
            let expected = guess
            func remember(_ laps: JudgedLaps) {
                (judged, guess) = (laps, nil)
                lastShown = laps.mapValues(\.earlier.passed)
            }
            if lap.isTestFirst {
                let (first, page, next) = try session.runTestFirst(
                    lap,
                    again: again,
                    guess: expected,
                    comparedWith: lastShown,
                    hasRun: remember
                )
                judged[lap] = first
                show(session.renderer.paragraphs(session.renderer.changes([lap], judged) ?? "", page) + "\n")
                show(try next())
            } else {
                let files = try? session.history(of: kata).presentFiles()
                remember(try session.judgeLearnersCode(kata.laps, again: { _ in again }, comparedWith: lastShown))
                let guess = Run.Guess(expected, judged[lap])
                _ = session.keepRun(of: kata, files, judged, guess: guess)
                let page = session.renderer.watched(kata, lap.lap, judged, next: session.progress.nextKata(after: kata))
                show(session.renderer.paragraphs(session.renderer.answer(to: guess), page))
            }
            lastShown = [:]
            if lap.lap == .bite { try countMutants() }
        }
    }

    /// Shows which mutants the learner's own tests kill, if these tests run and the kit has mutants.
    private func countMutants() throws {
        guard let bite = judged[kata.lap(.bite)], bite.verdict.passed > 0,
            let score = bite.mutants, !score.isComplete
        else { return }
        progress.begin(words.buildingMutants)
        let report = try session.countMutants(of: bite.lap)
        let next = report.isComplete ? try session.next(in: kata) : ""
        show("\n\(session.renderer.paragraphs(session.renderer.mutants(report), next))")
    }

    private func answer(_ key: Character) throws {
        guard let key = keys.first(where: { $0.key.rawValue == key })?.key else { return }
        switch key {
        case .run: try judge(after: [])
        case .next:
            kata = session.progress.kataToOpen(after: kata)
            (judged, lastShown) = ([:], [:])
            watcher.folder = kata.folder
            try judge(after: [])
        case .hint: try attempt(words.lookingForHint) { show(try session.hint(in: kata, judged)) }
        case .guess:
            let colors = [Run.Color.red, .green, .amber]
            let color = colors.drop { $0 != guess }.dropFirst().first ?? colors[0]
            guess = color
            session.show(words.nextGuess(session.renderer.name(of: color)))
            showKeys()
        case .compare:
            try attempt(words.comparing) { show(try session.comparison(of: kata, reveals: false).page) }
        case .quit: return
        }
    }

    /// Runs work that may take long, then shows the keys. It shows an error of the command, and the watch continues. When
    /// a save came in the meantime, the next check finds it.
    private func attempt(_ work: String, _ body: () throws -> Void) throws {
        watcher.beginRun()
        progress.begin(work)
        defer { progress.clear() }
        do {
            try body()
        } catch is FileWatcher.Overtaken {
            return
        } catch let error where error is CommandError || error is CocoaError {
            show("kata: \(error.reason)")
        }
        showKeys()
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
        let keys = keys.map { "\($0.rawValue) \($1)" }.joined(separator: "  ")
        show("\n\(wordsForEditors.watching(kata.name))\(Keyboard.isInteractive ? "\n\(keys)" : "")")
    }

    private var words: Words { session.renderer.words }

    /// An editor knows by these lines when a run begins and ends: in plain text they are in no other language.
    private var wordsForEditors: Words { session.renderer.style.isPlain ? Language.english.words : words }

    /// The keys that do something now, each with what it does.
    private var keys: [(key: Key, label: String)] {
        let green = judged[kata.lap(.green)]?.verdict
        let isBroken = green?.state == .doesNotCompile
        let hasHint = !session.progress.isDone(kata) && !isBroken
        let keys: [(key: Key, label: String, isOn: Bool)] = [
            (.guess, words.guessKey, true),
            (.hint, words.hintKey, hasHint),
            (.compare, words.compareKey, kata.hasReference && !isBroken),
            (.run, words.runKey, true),
            (.next, words.nextKey, session.kit.katas.count > 1),
            (.quit, words.quitKey, true),
        ]
        return keys.filter(\.isOn).map { ($0.key, $0.label) }
    }

    /// At "q", the file watcher ends. Pages name "h", "c" and "n": `TextRenderer.hintCommand` and `TextRenderer+Success`.
    private enum Key: Character {
        case guess = "p"
        case hint = "h"
        case compare = "c"
        case run = "r"
        case next = "n"
        case quit = "q"
    }
}
