import Foundation

extension Command {
    static let reset = Command(
        name: "reset",
        abstract: "Put a kata back to its starter; your files are kept in a backup.",
        operands: "[KATA]",
        most: 1,
        options: [
            Option("--list", "Show the backups, of all katas or of one."),
            Option("--restore", value: "BACKUP", "Put a backup in place; what is there now is kept in another."),
        ],
        run: { arguments in
            let kit = try Kit.current()
            let kata = try arguments.operands.first.map(kit.kata(named:))
            let backups = Backups(kit: kit)
            if arguments.has("--list") {
                print(backups.list(of: kata.map { [$0] } ?? kit.katas))
            } else if let name = arguments.value(of: "--restore") {
                let backup = try backups.backup(named: name)
                if let kata, kata.name != backup.kata.name {
                    throw Refusal(.misuse, "\(backup.name) is a backup of \(backup.kata.name), not of \(kata.name)")
                }
                try backups.replace(backup.kata, by: backup.folder, called: "the backup \(backup.name)")
            } else {
                guard let kata else { throw Refusal(.misuse, "name the kata to reset: kata reset KATA") }
                guard kata.starter.exists else {
                    throw Refusal(
                        .ownFailure,
                        ".starters/\(kata.name) is missing: get it back from where the kit came from"
                    )
                }
                try backups.replace(kata, by: kata.starter, called: "the starter")
            }
            return 0
        }
    )
}

extension Backups {
    /// Says what is kept where, and how to get it back.
    func tell(_ backup: Backup) {
        print("Yours is kept in .backups/\(backup.name)")
        print("To get it back: swift run kata reset --restore \(backup.name)")
    }

    fileprivate func replace(_ kata: Kata, by folder: URL, called name: String) throws {
        let hasChanged = try replace(kata, by: folder.leaves, announce: tell)
        print(hasChanged ? "Katas/\(kata.name) is \(name) again." : "Katas/\(kata.name) is \(name) already.")
    }

    fileprivate func list(of katas: [Kata]) -> String {
        let all = all().filter { backup in katas.contains { $0.name == backup.kata.name } }
        guard !all.isEmpty else { return "There is no backup yet: reset and catchup make one." }
        let width = all.map(\.name.count).max() ?? 0
        let rows = all.map { "  \($0.name.padded(to: width))  \($0.summary)" }
        return (["In .backups:"] + rows + ["", "To get one back: swift run kata reset --restore BACKUP"])
            .joined(separator: "\n")
    }
}

extension Backups.Backup {
    /// How much of it is the learner's own.
    fileprivate var summary: String {
        guard let mine = try? folder.files, let starter = try? kata.starter.files else { return "" }
        let changed = mine.count { starter[$0.key] != $0.value }
        return changed == 1 ? "1 file of yours" : "\(changed) files of yours"
    }
}
