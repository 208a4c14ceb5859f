extension Command {
    private static let all = Option("--all", "Show every test that fails.")

    static let test = Command(
        name: "test",
        abstract:
            "Run the official suites on your code and show the first test that fails (default: of the current kata).",
        operands: "[KATA[/STEP]]…",
        options: [all, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let operands = arguments.operands.isEmpty ? [try session.kata(named: nil).name] : arguments.operands
            let selections = try session.kit.selections(operands)
            let katas = selections.map(\.kata)
            let (green, first) = (katas.laps(.green), katas.compactMap(session.currentTestFirstLap))
            let laps = katas.laps().filter { $0.guide != nil || !$0.isUntouched() }
            let judged = try session.judgeLearnersCode(laps, again: (green + first).contains)
            let cycles = try first.compactMap { try judged[$0].map(session.cycle) }
            for kata in katas { try session.keepRun(of: kata, judged) }
            let selected = selections.reduce(into: judged) { judged, selection in
                let lap = selection.kata.lap(.green)
                if let suites = selection.suites { judged[lap] = judged[lap]?.restricted(to: suites) }
            }
            let report = session.renderer.report(
                katas,
                selected,
                of: judged,
                cycles: cycles,
                showsAll: arguments.has(all),
                next: katas.last.flatMap(session.progress.nextKata)
            )
            session.show(try ([report] + cycles.map(session.next(after:))).joined(separator: "\n\n"))
            let isDone = green.allSatisfy { selected[$0]?.isDone == true } && cycles.allSatisfy(\.isProven)
            return isDone && selected.values.allSatisfy { $0.verdict.state != .doesNotCompile } ? 0 : 1
        }
    )
}
