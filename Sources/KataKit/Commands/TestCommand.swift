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
            let laps = selections.map(\.kata).laps(.green)
            let testFirst = laps.map(\.kata).compactMap(session.testFirstLap).filter(session.progress.isCurrent)
            var judged = try session.judgeLearnersCode(laps + testFirst, again: true)
            // Own tests that do not compile say so, also where only the code is judged.
            let own = laps.map(\.kata).laps(.bite).filter { !$0.isUntouched() }
            judged.merge(try session.judgeLearnersCode(own).filter { $1.verdict.state == .doesNotCompile }) { $1 }
            let cycles = try testFirst.compactMap { try judged[$0].map(session.cycle) }
            for kata in laps.map(\.kata) { try session.keepRun(of: kata, judged) }
            let whole = judged
            for (lap, selection) in zip(laps, selections) {
                guard let suites = selection.suites else { continue }
                judged[lap] = judged[lap]?.restricted(to: suites)
            }
            let mutants = try laps.map(\.kata).reduce(into: [:]) {
                $0[$1.name] = try session.progress.mutants(of: $1.lap(.bite))
            }
            let report = session.renderer.report(
                laps,
                judged,
                mutants: mutants,
                cycles: cycles,
                showsAll: arguments.has(all)
            )
            // Where a part of a lap is green, what is left of the lap.
            let rest = laps.filter { judged[$0]?.isDone == true && whole[$0]?.isDone == false }
                .compactMap { whole[$0].map { session.renderer.todo($0) } }
            session.show(try ([report] + rest + cycles.map(session.next(after:))).joined(separator: "\n\n"))
            return laps.allSatisfy { judged[$0]?.isDone == true } && cycles.allSatisfy(\.isProven) ? 0 : 1
        }
    )
}
