extension Command {
    private static let reveal = Option("--reveal", "Show the difference of the sources before your code is green.")

    static let compare = Command(
        name: "compare",
        abstract: "Compare your code with the reference: the verdicts and, once your code is green, the sources.",
        operands: "KATA",
        maximumOperands: 1,
        options: [reveal, .timeout, .buildTimeout],
        run: { arguments in
            guard let name = arguments.operands.first else {
                throw CommandError(.misuse, "name the kata to compare: kata compare KATA")
            }
            let session = try Session(arguments)
            let kata = try session.kit.kata(named: name)
            let comparison = try session.comparison(of: kata, reveals: arguments.has(reveal))
            print(comparison.text)
            return comparison.isSame ? 0 : 1
        }
    )
}
