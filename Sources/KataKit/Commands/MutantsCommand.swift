extension Command {
    private static let all = Option("--all", "Show every mutant by name, and what a user would notice.")

    static let mutants = Command(
        name: "mutants",
        abstract: "Measure your own tests by the mutants that they kill (default: in the current kata).",
        operands: "[KATA]",
        options: [all, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let kata = try session.kata(named: arguments.operands.first)
            let lap = kata.lap(kata.findLastChange()?.lap == .first ? .first : .bite)
            guard kata.countMutants(lap.lap) > 0 else {
                let folder = "there is no Solutions/\(kata.name)/Mutants/\(lap.lap.rawValue)"
                let advice = "your instructor has them. To run your tests: swift test --filter \(lap.testModule)"
                let isHandout = kata.laps.contains(lap) && !kata.hasReference
                throw CommandError(.misuse, "\(kata.name) comes without mutants: \(isHandout ? advice : folder)")
            }
            let report = try session.countMutants(of: lap)
            let page = session.renderer.mutants(report, showsAll: arguments.has(all))
            let next = report.isComplete ? try session.next(in: kata) : ""
            session.show(session.renderer.paragraphs(page, next))
            return report.isComplete ? 0 : 1
        }
    )
}
