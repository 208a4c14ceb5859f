extension Command {
    private static let given = Option("--given", "Put only the given code back. Your own files stay as they are.")
    private static let list = Option("--list", "Show the backups of all katas, or of one.")
    private static let restore = Option(
        "--restore",
        value: "BACKUP",
        "Put a backup in place. The present files are kept in another one."
    )

    static let reset = Command(
        name: "reset",
        abstract: "Put a kata back to its starter. Your files are kept in a backup.",
        operands: "[KATA]",
        options: [given, list, restore],
        run: { arguments in
            let kit = try Kit.current()
            let kata = try arguments.operands.first.map(kit.kata(named:))
            let backups = Backups(kit: kit)
            if arguments.has(given), arguments.has(list) || arguments.has(restore) {
                throw CommandError(.misuse, "--given goes only with a kata: kata reset KATA --given")
            }
            if arguments.has(list) {
                Console.show(backups.list(of: kata.map { [$0] } ?? kit.katas))
            } else if let name = arguments.value(of: restore) {
                try backups.restore(name, of: kata)
            } else {
                guard let kata else { throw CommandError(.misuse, "name the kata to reset: kata reset KATA") }
                try backups.reset(kata, onlyGiven: arguments.has(given))
            }
            return 0
        }
    )
}

extension Backups {
    fileprivate func reset(_ kata: Kata, onlyGiven: Bool) throws {
        guard kata.starter.exists else {
            let advice = "get it back from where the kit came from"
            throw CommandError(.ownFailure, ".starters/\(kata.name) is missing: \(advice)")
        }
        var files = try kata.starter.readFiles()
        if onlyGiven {
            let isGiven = { (path: String) in path.hasPrefix("Given/") && path.isSwiftFile }
            let kept = try kata.folder.readFiles().filter { !isGiven($0.key) }
            files = kept.merging(files.filter { isGiven($0.key) }) { $1 }
        }
        let hasChanged = try replace(kata, by: files)
        if !onlyGiven, hasChanged {
            try LearnerProgress(of: kit).forget(kata)
            // The next light is compared with what is there now. Without git there are none.
            try? Moments(kata: kata, launcher: ProcessLauncher(scratchDirectory: kit.scratchDirectory)).note(.off)
        }
        let folder = "Katas/\(kata.name)\(onlyGiven ? "/Given" : "")"
        Console.show("\(folder) is \(hasChanged ? "again" : "already") as it was shipped.")
    }

    fileprivate func restore(_ name: String, of kata: Kata?) throws {
        let backup = try backup(named: name)
        guard kata == nil || kata?.name == backup.kata.name else {
            throw CommandError(.misuse, "\(backup.name) is a backup of \(backup.kata.name), not of \(kata?.name ?? "")")
        }
        let hasChanged = try replace(backup.kata, by: backup.folder.readFiles())
        Console.show("Katas/\(backup.kata.name) is \(hasChanged ? "now" : "already") the backup \(backup.name).")
    }

    fileprivate func list(of katas: [Kata]) -> String {
        let all = all().filter { backup in katas.contains { $0.name == backup.kata.name } }
        guard !all.isEmpty else { return "There is no backup yet: a reset makes one." }
        let names = all.map { "  \($0.name)" }.joined(separator: "\n")
        return "In .backups:\n\(names)\n\nTo get one back: swift run kata reset --restore BACKUP"
    }
}
