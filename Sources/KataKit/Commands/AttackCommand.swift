import Foundation

extension Command {
    private static let name = Option("--name", value: "NAME", "Write into the patch who found the bug.")
    private static let against = Option(
        "--against",
        value: "ARCHIVE",
        "Run other learners' tests of the bite lap, from their kata pack, on your bug in Given."
    )
    private static let reveal = Option("--reveal", "Begin before your code is green: the copy has the reference.")

    static let attack = Command(
        name: "attack",
        abstract: "Beat the kit: break correct code so that a test of yours notices it, and no test of ours.",
        operands: "[KATA]",
        options: [name, against, reveal, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let kata = try session.kata(named: arguments.operands.first)
            try kata.requireReference()
            let attack = Attack(kata: kata)
            let (finder, archive) = (arguments.value(of: name), arguments.value(of: against).map { URL(filePath: $0) })
            if finder?.contains(where: \.isNewline) == true { throw CommandError(.misuse, "--name: give one line") }
            if let archive, !archive.exists { throw CommandError(.misuse, "\(archive.path) does not exist") }
            guard attack.isOpen else {
                guard archive == nil else {
                    throw CommandError(.misuse, "--against: first plant a bug: swift run kata attack \(kata.name)")
                }
                return try session.begin(attack, reveals: arguments.has(reveal))
            }
            try session.history(of: kata).keep(.kept)
            do {
                guard let bug = try session.readBug(of: attack, by: finder) else {
                    session.show(session.renderer.page(of: attack, nil))
                    return 1
                }
                guard let archive else { return try session.end(attack, with: bug) }
                return try session.run(testsIn: archive, on: bug, of: attack)
            } catch let error as Misfit {
                session.show(session.renderer.page(of: attack, .invalid(error.reason)))
                return 1
            }
        }
    )
}

/// The steps of the command, with its exit code.
extension Session {
    /// Opens the copy, once the lap is green or the learner wants to see the reference. One that exists opens again.
    fileprivate func begin(_ attack: Attack, reveals: Bool) throws -> Int32 {
        let mine = try judge(attack.kata.lap(.green))
        guard mine.verdict.isGreen || reveals || attack.folder.exists else {
            let words = renderer.words
            show(renderer.paragraphs(renderer.verdict(mine), words.whenGreen(words.theReference)))
            return 1
        }
        try attack.open()
        show(renderer.page(of: attack, nil))
        return 0
    }

    fileprivate func run(testsIn archive: URL, on bug: Attack.Bug, of attack: Attack) throws -> Int32 {
        guard bug.lap.lap == .bite else {
            throw CommandError(.misuse, "tests of the bite lap see only Given: plant a bug in that folder")
        }
        let report = try judge(bug.mutant, of: bug.lap, byTestsIn: archive)
        if let reason = report.misfit(of: bug.mutant) { throw Misfit(reason: reason) }
        show(renderer.page(of: attack, report, in: archive.lastPathComponent))
        return [.green, .red].contains(report.verdict.state) ? 0 : 1
    }

    /// Judges the bug, and keeps it if it beats the kit.
    fileprivate func end(_ attack: Attack, with bug: Attack.Bug) throws -> Int32 {
        if let file = try attack.findKept(bug.mutant) {
            throw CommandError(.misuse, "you have planted this bug before: \(file)")
        }
        let verdict = try judge(bug.mutant, of: bug.lap, by: attack.readTest())
        guard case .beaten = verdict else {
            show(renderer.page(of: attack, verdict))
            return 1
        }
        show(renderer.page(of: attack, beatenBy: try attack.accept(bug.mutant)))
        return 0
    }
}
