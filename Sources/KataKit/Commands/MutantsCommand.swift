extension Command {
    private static let hints = Option("--hint", "Say for each surviving mutant which test may be missing.")

    static let mutants = Command(
        name: "mutants",
        abstract: "Measure your own tests by the bugs that they catch, each in a mutant of the given code.",
        operands: "[KATA]…",
        maximumOperands: .max,
        options: [hints, Format.option, .timeout, .buildTimeout],
        run: { arguments in
            let format = try Format(arguments)
            let session = try Session(arguments)
            let named = try arguments.operands.map(session.kit.kata(named:))
            let katas = session.kit.katas.filter { kata in named.isEmpty || named.contains { $0.name == kata.name } }
            guard try katas.contains(where: { try !$0.mutants(.bite).isEmpty }) else {
                throw CommandError(.misuse, "this kit comes without mutants: there is no Solutions/KATA/Mutants/bite")
            }
            let subjects = try katas.map { try MutationRun.Subject.bite($0, tests: $0.ownTests) }
            let reports = try session.mutationRun(stage: "mutants").reports(on: subjects)
            switch format {
            case .text:
                let texts = reports.map { session.renderer.text(of: $0, hints: arguments.has(hints)) }
                print(texts.joined(separator: "\n\n"))
            case .json:
                print(try MutantsJSON.text(of: reports, from: session.renderer.folder))
            }
            return reports.allSatisfy(\.isComplete) ? 0 : 1
        }
    )
}
