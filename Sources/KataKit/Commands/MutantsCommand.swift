extension Command {
    private static let all = Option("--all", "Show every mutant by name, and what a user would notice.")
    private static let hints = Option("--hint", "The same, and for each that survives which test may be missing.")

    static let mutants = Command(
        name: "mutants",
        abstract: "Measure your own tests by the mutants that they kill (default: in the current kata).",
        operands: "[KATA]…",
        options: [all, hints, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let named = try arguments.operands.map(session.kit.kata(named:))
            let katas =
                named.isEmpty
                ? [try session.kata(named: nil)] : session.kit.katas.filter { named.map(\.name).contains($0.name) }
            let laps = katas.map(session.lapToMeasure)
            guard laps.contains(where: { $0.kata.countMutants($0.lap) > 0 }) else {
                throw CommandError(.misuse, "this kit comes without mutants: there is no Solutions/KATA/Mutants/bite")
            }
            let reports = try session.countMutants(in: laps)
            let texts = reports.map {
                session.renderer.mutants($0, hints: arguments.has(hints), showsAll: arguments.has(all))
            }
            let last = try reports.last.flatMap { report in
                report.isComplete && !report.lap.isTestFirst ? try session.afterLap(of: report.kata) : nil
            }
            session.show((texts + [last].compactMap { $0 }).joined(separator: "\n\n"))
            return reports.allSatisfy(\.isComplete) ? 0 : 1
        }
    )
}
