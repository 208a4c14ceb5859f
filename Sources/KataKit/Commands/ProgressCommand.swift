extension Command {
    static let progress = Command(
        name: "progress",
        abstract: "Show what your first and last own tests caught, your steps, guesses and hints.",
        operands: "[KATA]",
        options: [Style.plainOption],
        run: { arguments in
            let session = try Session(arguments)
            let named = try arguments.operands.first.map(session.kit.kata(named:))
            let katas = try session.kit.katas.filter { try !session.history(of: $0).runs().isEmpty }
            let pages = try (named.map { [$0] } ?? katas).map { kata in
                let hints = session.progress.hintsSeen(in: kata)
                return session.renderer.progress(of: kata, try session.history(of: kata).summary(), hints: hints)
            }
            let noRuns = session.renderer.words.noRuns("swift run kata test")
            session.show(pages.isEmpty ? noRuns : pages.joined(separator: "\n\n"))
            return 0
        }
    )
}
