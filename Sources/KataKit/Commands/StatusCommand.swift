extension Command {
    static let status = Command(
        name: "status",
        abstract: "Run all katas once and show the board and the next thing to do.",
        options: [Style.plainOption, Format.option, .timeout, .buildTimeout],
        run: { arguments in
            let format = try Format(arguments)
            let session = try Session(arguments)
            let katas = session.kit.katas
            let next = session.progress.nextLap(of: session.progress.currentKata())
            let verdicts = try session.judgeLearnersCode(katas.laps()) { $0 == next && $0.guide != nil }
            switch format {
            case .json: print(try StatusJSON.json(of: katas, verdicts, from: session.renderer.folder))
            case .text:
                let isDone = katas.allSatisfy(session.progress.isDone)
                session.show(session.renderer.board(verdicts, current: isDone ? nil : session.progress.currentKata()))
            }
            return 0
        }
    )
}
