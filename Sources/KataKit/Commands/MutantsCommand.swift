extension Command {
    static let mutants = Command(
        name: "mutants",
        abstract: "Judge your own tests by the bugs that they catch: on the given code, then on each of its mutants.",
        operands: "[KATA]…",
        most: .max,
        options: [
            Option("--hint", "Say of each mutant that survives which test may be missing."),
            MutantsFormat.option, .timeout, .buildTimeout,
        ],
        run: { arguments in
            let format = try MutantsFormat(arguments)
            let session = try Session(arguments)
            let named = try arguments.operands.map(session.kit.kata(named:))
            let katas = session.kit.katas.filter { kata in named.isEmpty || named.contains { $0.name == kata.name } }
            guard try katas.contains(where: { try !$0.mutants(.bite).isEmpty }) else {
                throw Refusal(.misuse, "this kit comes without mutants: there is no Solutions/KATA/Mutants/bite")
            }
            let reports = try session.mutationRun(stage: "mutants").reports(
                on: katas.map { try .bite($0, tests: $0.ownTests) }
            )
            switch format {
            case .text:
                print(
                    reports.map { session.page.text(of: $0, hints: arguments.has("--hint")) }.joined(separator: "\n\n")
                )
            case .json:
                print(try MutationJSON.text(of: reports, from: session.page.folder))
            case .stryker:
                print(try StrykerReport.text(of: reports, in: session.kit))
            }
            return reports.allSatisfy(\.isComplete) ? 0 : 1
        }
    )
}

private enum MutantsFormat: String, OutputFormat {
    case text
    case json
    /// https://github.com/stryker-mutator/mutation-testing-elements
    case stryker
}

extension Session {
    func mutationRun(stage: String) -> MutationRun {
        MutationRun(
            kit: kit,
            toolbox: judge.toolbox,
            stage: stage,
            runLimit: judge.runLimit,
            buildLimit: judge.buildLimit,
            progress: judge.progress
        )
    }
}
