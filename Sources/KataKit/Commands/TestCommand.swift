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
            let first = selections.filter { $0.suites == nil }.map { session.progress.currentLap(of: $0.kata) }
                .filter(\.isTestFirst)
            let others = selections.filter { selection in !first.contains { $0.kata.name == selection.kata.name } }
            let laps = first + others.map(\.kata).laps().filter { $0.guide != nil || !$0.isUntouched() }
            let measures = first.map(session.beginMeasure)
            let judged = try session.judgeLearnersCode(laps, again: { $0.guide != nil || first.contains($0) })
            let runs = selections.map { ($0.kata.name, session.keepRun(of: $0.kata, judged)) }
            let firstLaps = try zip(first, measures).compactMap { lap, measure in
                let run = runs.first { $0.0 == lap.kata.name }?.1
                return try judged[lap].map { try session.goOn(with: $0, measure, after: run) }
            }
            let selected = others.reduce(into: judged) { judged, selection in
                let lap = selection.kata.lap(.green)
                if let suites = selection.suites { judged[lap] = judged[lap]?.restricted(to: suites) }
            }
            let katas = others.map(\.kata)
            let next = katas.last.flatMap(session.progress.nextKata)
            let report = session.renderer.report(katas, selected, of: judged, showsAll: arguments.has(all), next: next)
            session.show((firstLaps.map(\.page) + [report]).filter { !$0.isEmpty }.joined(separator: "\n\n"))
            let isDone =
                firstLaps.allSatisfy(\.judged.isDone) && katas.laps(.green).allSatisfy { selected[$0]?.isDone == true }
            return isDone && selected.values.allSatisfy { $0.verdict.state != .doesNotCompile } ? 0 : 1
        }
    )
}
