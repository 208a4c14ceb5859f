import Foundation

extension Command {
    private static let given = Option("--given", "Put only the given code back. Your own files stay as they are.")
    /// What an earlier version of the kit had in place of runs.
    private static let list = Option("--list", "")
    private static let restore = Option("--restore", value: "BACKUP", "")

    static let reset = Command(
        name: "reset",
        abstract: "Put a kata back to its starter. Your files are kept: see kata history.",
        operands: "[KATA]",
        options: [given, list, restore],
        run: { arguments in
            let kit = try Kit.current()
            let kata = try arguments.operands.first.map(kit.kata(named:))
            if arguments.has(list) || arguments.has(restore) {
                let new = "kata history [KATA], then kata history KATA --restore N"
                throw CommandError(.misuse, "reset --list and --restore are now: \(new)")
            }
            guard let kata else { throw CommandError(.misuse, "name the kata to reset: kata reset KATA") }
            guard kata.starter.exists else {
                let advice = "get it back from where the kit came from"
                throw CommandError(.ownFailure, ".starters/\(kata.name) is missing: \(advice)")
            }
            let progress = LearnerProgress(of: kit)
            let history = History(of: kata, progress)
            let isGiven = arguments.has(given)
            let hasChanged =
                isGiven
                ? try history.putBack(kata.readWithGivenOfStarter())
                : try history.putBack(kata.starter.readFiles()) { try progress.forget(kata) }
            let folder = "Katas/\(kata.name)\(isGiven ? "/Given" : "")"
            Console.show("\(folder) is \(hasChanged ? "again" : "already") as it was shipped.")
            return 0
        }
    )
}

extension Kata {
    /// Reads the learner's files with the given code as it is shipped, by path from the kata's folder.
    fileprivate func readWithGivenOfStarter() throws -> [String: Data] {
        try folder.readFiles().filter { !($0.key.hasPrefix("Given/") && $0.key.isSwiftFile) }
            .merging(readGiven().filter(\.key.isSwiftFile)) { $1 }
    }
}
