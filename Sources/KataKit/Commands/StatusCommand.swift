extension Command {
    static let status = Command(
        name: "status",
        abstract: "Run all katas once and show the board and the next thing to do.",
        options: [Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let katas = session.kit.katas
            var current: LapID { session.progress.currentLap(of: session.progress.currentKata()) }
            let begun = current
            let judged = try session.judgeLearnersCode(katas.laps(), runsStarter: { $0 == begun && $0.guide != nil })
            let next = katas.allSatisfy(session.progress.isDone) ? nil : current
            let advice = try next.flatMap { try session.history(of: $0.kata).runs().last?.advice }
            session.show(session.renderer.board(judged, current: next, advice: advice))
            return 0
        }
    )
}
