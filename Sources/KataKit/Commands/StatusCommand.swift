extension Command {
    static let status = Command(
        name: "status",
        abstract: "Run all katas once and show the board and the next thing to do.",
        options: [Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let katas = session.kit.katas
            let current = session.progress.currentLap(of: session.progress.currentKata())
            let judged = try session.judgeLearnersCode(katas.laps(), runsStarter: { $0 == current && $0.guide != nil })
            let isDone = katas.allSatisfy(session.progress.isDone)
            session.show(session.renderer.board(judged, current: isDone ? nil : session.progress.currentKata()))
            return 0
        }
    )
}
