import Foundation

/// A kata's verdict, again at each save, until its learner quits.
struct Watch {
    private var session: Session
    private var kata: Kata
    private let lookout: Lookout
    private var verdicts: Judge.Verdicts = [:]
    /// The last verdicts of code that compiled: what has changed is told from there.
    private var known: Judge.Verdicts = [:]

    /// - Parameter kata: nil for the one in work.
    init(session: Session, kata: Kata?) throws {
        let lookout = Lookout(folder: (kata ?? session.kit.katas[0]).folder)
        self.session = session
        self.lookout = lookout
        self.session.judge.toolbox.whileWaiting = lookout.check
        if let kata {
            self.kata = kata
        } else {
            let verdicts = try session.judge.judge(session.kit.katas.units())
            self.kata = session.kit.inWork(by: verdicts)?.kata ?? session.kit.katas[0]
            lookout.turn(to: self.kata.folder)
        }
    }

    /// Returns when the learner quits.
    mutating func run() throws {
        Keyboard.open()
        defer { Keyboard.close() }
        do {
            try judge(after: [])
            while true {
                switch try lookout.next() {
                case .saved(let paths): try judge(after: paths)
                case .key(let key): try answer(key)
                }
            }
        } catch is Lookout.Quit {
            show("")
        }
    }

    /// Judges the kata, and tells what it came to and what has changed.
    private mutating func judge(after saved: [String]) throws {
        begin(saved.isEmpty ? "Running \(kata.name)." : "Saved: \(saved.joined(separator: ", "))")
        lookout.beginRun()
        do {
            let lap = lap(of: saved)
            verdicts = try session.judge.judge([kata].units())
            show(session.page.watched(kata, lap, verdicts, before: known))
            known.merge(verdicts.filter { ![.doesNotCompile, .missing].contains($0.value.state) }) { $1 }
            if !saved.isEmpty, lap == .bite { try judgeOwnTests() }
        } catch let refusal as Refusal {
            show("kata: \(refusal.message)")
        } catch is Lookout.Overtaken {
            // The next look finds the save.
            return
        }
        showKeys()
    }

    /// Tells what the learner's own tests are worth, where they run and there are mutants.
    private func judgeOwnTests() throws {
        guard verdicts[Unit(kata: kata, lap: .bite)]?.passed ?? 0 > 0, try !kata.mutants(.bite).isEmpty else { return }
        let report = try session.mutationRun(stage: "mutants").report(on: .bite(kata, tests: kata.ownTests))
        show("\n\(session.page.text(of: report, hints: false))")
    }

    private mutating func answer(_ key: Character) throws {
        let green = Unit(kata: kata, lap: .green)
        switch key {
        case "r":
            return try judge(after: [])
        case "n":
            guard let next = session.kit.katas.after(kata.name) else { return }
            kata = next
            verdicts = [:]
            known = [:]
            lookout.turn(to: kata.folder)
            return try judge(after: [])
        case "h":
            guard let verdict = verdicts[green] else { return }
            show(try session.hint(for: green, verdict))
        case "a":
            guard let verdict = verdicts[green] else { return }
            show(session.page.report([green], [green: verdict], showsAll: true))
        case "c":
            lookout.beginRun()
            do {
                show(try session.comparison(of: kata, reveals: false).text)
            } catch let refusal as Refusal {
                show(refusal.message)
            } catch is Lookout.Overtaken {
                return
            }
        default:
            return
        }
        showKeys()
    }

    private func lap(of saved: [String]) -> Lap {
        guard !saved.isEmpty else { return verdicts[Unit(kata: kata, lap: .green)]?.isDone == true ? .bite : .green }
        return saved.allSatisfy { $0.hasPrefix("Tests/") } ? .bite : .green
    }

    // MARK: Showing

    private func begin(_ line: String) {
        let wipe = isatty(STDOUT_FILENO) == 1 && !session.page.style.isPlain
        show((wipe ? "\u{1B}[2J\u{1B}[H" : "") + line)
    }

    private func showKeys() {
        let keys = "  h hint  c compare  a all  r run  n next kata  q quit"
        show("\nWatching Katas/\(kata.name).\(Keyboard.isThere ? keys : "")")
    }

    /// At once, also into a pipe.
    private func show(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }
}

extension [Kata] {
    /// The kata after this one; after the last the first.
    fileprivate func after(_ name: String) -> Kata? {
        firstIndex { $0.name == name }.map { self[($0 + 1) % count] }
    }
}
