import Foundation

extension Command {
    private static let given = Option("--given", "Put only the given code back. Your own files stay as they are.")

    static let reset = Command(
        name: "reset",
        abstract: "Put a kata back to its starter. Your files are kept: see kata history.",
        operands: "[KATA]",
        options: [given],
        run: { arguments in
            guard let name = arguments.operands.first else {
                throw CommandError(.misuse, "name the kata to reset: kata reset KATA")
            }
            let kit = try Kit.current()
            let kata = try kit.kata(named: name)
            guard kata.starter.exists else {
                let advice = "get it back from where the kit came from"
                throw CommandError(.ownFailure, ".starters/\(kata.name) is missing: \(advice)")
            }
            let progress = LearnerProgress(of: kit)
            let history = History(of: kata, progress)
            let isGiven = arguments.has(given)
            let others = isGiven ? try kata.folder.readFiles().filter { !$0.key.isGivenCode } : [:]
            let files = try kata.starter.readFiles().filter { !isGiven || $0.key.isGivenCode }
            let hasChanged = try history.putBack(others.merging(files) { $1 }, endsAttack: !isGiven) {
                if !isGiven { try progress.forget(kata) }
            }
            let folder = "Katas/\(kata.name)\(isGiven ? "/Given" : "")"
            Console.show("\(folder) is \(hasChanged ? "again" : "already") as it was shipped.")
            return 0
        }
    )
}

extension String {
    fileprivate var isGivenCode: Bool { hasPrefix("Given/") && isSwiftFile }
}
