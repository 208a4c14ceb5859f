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
            let renderer = session.renderer
            let kata = try session.kata(named: arguments.operands.first)
            try kata.requireReference()
            let attack = Attack(kata: kata)
            let (finder, archive) = (arguments.value(of: name), arguments.value(of: against).map { URL(filePath: $0) })
            if finder?.contains(where: \.isNewline) == true { throw CommandError(.misuse, "--name: give one line") }
            if let archive, !archive.exists { throw CommandError(.misuse, "\(archive.path) does not exist") }
            guard attack.isOpen else {
                let mine = try session.judge(kata.lap(.green))
                guard mine.verdict.isGreen || arguments.has(reveal) || attack.folder.exists else {
                    let words = renderer.words
                    session.show(renderer.paragraphs(renderer.verdict(mine), words.whenGreen(words.theReference)))
                    return 1
                }
                try attack.open()
                session.show(renderer.page(of: attack, nil))
                return 0
            }
            try session.history(of: kata).keep(.kept)
            let bug: (lap: LapID, mutant: Mutant)?
            do { bug = try session.readBug(of: attack, by: finder) } catch let error as Misfit {
                session.show(renderer.page(of: attack, .invalid(error.reason)))
                return 1
            }
            if let bug, let archive {
                guard bug.lap.lap == .bite else {
                    throw CommandError(.misuse, "tests of the bite lap see only Given: plant a bug in that folder")
                }
                let report = try session.judge(bug.mutant, of: bug.lap, byTestsIn: archive)
                session.show(renderer.page(of: attack, report, in: archive.lastPathComponent))
                return [.green, .red].contains(report.verdict.state) ? 0 : 1
            }
            if let bug, let file = try attack.findKept(bug.mutant) {
                throw CommandError(.misuse, "you have planted this bug before: \(file)")
            }
            let verdict = try bug.map { try session.judge($0.mutant, of: $0.lap, by: attack.readTest()) }
            guard let bug, let verdict, case .beaten = verdict else {
                session.show(renderer.page(of: attack, verdict))
                return 1
            }
            session.show(renderer.page(of: attack, beatenBy: try attack.accept(bug.mutant)))
            return 0
        }
    )
}
