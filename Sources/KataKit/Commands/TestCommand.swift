extension Command {
    private static let all = Option("--all", "Show every test that fails.")

    private static let predict = Option(
        "--predict",
        value: "red|green|amber",
        "Say first what the next test will be. Amber: it does not compile, or crashes."
    )

    static let test = Command(
        name: "test",
        abstract:
            "Run the tests of the lap that you are at, and show the first that fails (default: of the current kata).",
        operands: "[KATA[/STEP]]…",
        options: [predict, all, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let operands = arguments.operands.isEmpty ? [try session.kata(named: nil).name] : arguments.operands
            let selections = try session.kit.selections(operands)
            let katas = selections.map(\.kata)
            let word = arguments.value(of: predict)
            let expected = word.flatMap(Run.Color.init(rawValue:))
            guard word == nil || expected?.isVerdict == true && katas.count == 1 else {
                throw CommandError(.misuse, "--predict: choose from red, green, amber, and name one kata")
            }
            let current = session.progress.currentLap(of: katas[0], staysInFirst: true)
            let isWhole = selections.count == 1 && selections[0].suites == nil
            if current.isTestFirst, isWhole {
                let (judged, page, next) = try session.runTestFirst(current, again: true, guess: expected)
                session.show(page + "\n")
                session.show(try next())
                return judged.isDone ? 0 : 1
            }
            let files = katas.map { try? session.history(of: $0).presentFiles() }
            let laps = katas.laps().filter { $0.guide != nil || !$0.isUntouched() }
            let judged = try session.judgeLearnersCode(laps, again: { $0.guide != nil })
            let selected = selections.reduce(into: judged) { judged, selection in
                let lap = selection.kata.lap(.green)
                if let suites = selection.suites { judged[lap] = judged[lap]?.restricted(to: suites) }
            }
            let guess = Run.Guess(expected, selected[current] ?? selected[katas[0].lap(.green)])
            let runs = zip(katas, files).map { session.keepRun(of: $0, $1, judged, guess: guess) }
            let next = katas.last.flatMap(session.progress.nextKata)
            let showsAll = arguments.has(all)
            let renderer = session.renderer
            let lap = isWhole ? current : nil
            let report = renderer.report(katas, selected, of: judged, at: lap, showsAll: showsAll, next: next)
            session.show(renderer.paragraphs(renderer.answer(to: guess), report))
            for (kata, run) in zip(katas, runs) { session.countFirstTests(of: kata.lap(.bite), in: judged, run) }
            let isDone = katas.laps(.green).allSatisfy { selected[$0]?.isDone == true }
            let hasRed = selected.ownTests(at: lap)?.verdict.isGreen == false
            return isDone && !hasRed && selected.values.allSatisfy { $0.verdict.state != .doesNotCompile } ? 0 : 1
        }
    )
}
