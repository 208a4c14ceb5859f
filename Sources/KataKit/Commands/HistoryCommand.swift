extension Command {
    private static let restore = Option(
        "--restore",
        value: "N",
        "Put the files of run N in place. The present files are kept first."
    )

    private static let all = Option("--all", "Show all kept runs, and not only the last of them.")

    static let history = Command(
        name: "history",
        abstract: "Show the kept runs of a kata, or what changed at run N (default: of the current kata).",
        operands: "[KATA] [N]",
        options: [restore, all, Style.plainOption],
        run: { arguments in
            let session = try Session(arguments)
            let names = arguments.operands.filter { Int($0) == nil }
            let kata = try session.kata(named: names.first)
            if let surplus = names.dropFirst().first {
                throw CommandError(.misuse, "unexpected argument '\(surplus)': see 'kata history --help'")
            }
            let history = session.history(of: kata)
            let runs = try history.runs()
            let restored = arguments.value(of: restore)
            guard let number = restored ?? arguments.operands.first(where: { Int($0) != nil }) else {
                session.show(session.renderer.history(of: kata, runs, showsAll: arguments.has(all)))
                return 0
            }
            guard let run = runs.first(where: { "\($0.number)" == number }) else {
                throw CommandError(.misuse, "\(kata.name) has no run \(number): see 'kata history \(kata.name)'")
            }
            guard restored == nil else {
                let hasChanged = try history.putBack(history.files(of: run)) {
                    try session.progress.remember(seenRed: run.seenRed, in: kata)
                }
                Console.show("Katas/\(kata.name) is \(hasChanged ? "now" : "already") as it was at run \(run.number).")
                return 0
            }
            let isColored = session.renderer.style.isColored
            let difference = try history.difference(at: run, by: session.judge.launcher, isColored: isColored)
            session.show(session.renderer.run(run, of: kata, difference: difference))
            return 0
        }
    )
}
