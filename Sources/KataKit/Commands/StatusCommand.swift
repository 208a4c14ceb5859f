extension Command {
    static let status = Command(
        name: "status",
        abstract: "Run all katas once and show the board and the next thing to do.",
        options: [Format.option, .timeout, .buildTimeout],
        run: { arguments in
            let format = try Format(arguments)
            let session = try Session(arguments)
            let katas = session.kit.katas
            let verdicts = try session.judge.judge(katas.units())
            switch format {
            case .json: print(try VerdictJSON.text(of: katas, verdicts, from: session.page.folder))
            case .text: print(session.page.board(verdicts))
            }
            return 0
        }
    )
}

extension Page {
    func board(_ verdicts: Judge.Verdicts) -> String {
        let current = kit.katas.first { verdicts[Unit(kata: $0, lap: .green)]?.isGreen != true }
        let katas = kit.katas.map { kata in
            let green = verdicts[Unit(kata: kata, lap: .green)]
            let isCurrent = kata.name == current?.name
            return [
                green.map { overview(of: kata, $0, marking: isCurrent ? $0.firstRed : nil) },
                verdicts[Unit(kata: kata, lap: .bite)].map(biteLine),
            ].compactMap { $0 }.joined(separator: "\n")
        }
        return (katas + [next(after: verdicts)]).joined(separator: "\n\n")
    }
}
