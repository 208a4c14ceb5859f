extension Command {
    static let status = Command(
        name: "status",
        abstract: "Run all katas once and show the board and the next thing to do.",
        options: [Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let katas = session.kit.katas
            var judged = try session.judgeLearnersCode(katas.laps(), runsStarter: { _ in false })
            let isDone = katas.allSatisfy(session.progress.isDone)
            let next = isDone ? nil : session.progress.currentLap(of: session.progress.currentKata())
            // The board shows the first red test of the current kata, whichever other lap has begun.
            if let next, !next.isTestFirst, next.kata.lap(.green).isUntouched() {
                judged.merge(try session.judgeLearnersCode([next.kata.lap(.green)])) { $1 }
            }
            let advice = try next.flatMap { try session.history(of: $0.kata).runs().last?.advice }
            session.show(session.renderer.board(judged, current: next, advice: advice))
            return 0
        }
    )
}
