extension Command {
    private static let all = Option("--all", "Show every test that fails.")

    static let test = Command(
        name: "test",
        abstract: "Run the official suites on your code and show the first test that fails.",
        operands: "[KATA[/STEP]]…",
        maximumOperands: .max,
        options: [all, Style.plainOption, Format.option, .timeout, .buildTimeout],
        run: { arguments in
            let format = try Format(arguments)
            let session = try Session(arguments)
            let selections = try session.kit.selections(arguments.operands)
            let laps = selections.map(\.lap)
            var verdicts = try session.judgeLearnersCode(laps)
            for selection in selections {
                guard let suites = selection.suites else { continue }
                verdicts[selection.lap] = verdicts[selection.lap]?.restricted(to: suites)
            }
            switch format {
            case .json: print(try StatusJSON.text(of: laps.map(\.kata), verdicts, from: session.renderer.folder))
            case .text: print(session.renderer.report(laps, verdicts, showsAll: arguments.has(all)))
            }
            return laps.allSatisfy { verdicts[$0]?.isGreen == true } ? 0 : 1
        }
    )
}
