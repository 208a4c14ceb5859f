extension Command {
    private static let variant = Option(
        "--variant",
        value: "NAME",
        "Show another correct design next to yours: what it gains and what it costs."
    )
    private static let reveal = Option("--reveal", "Show the difference of the sources before your code is green.")

    static let compare = Command(
        name: "compare",
        abstract: "Compare your code with the reference: the verdicts and, once your code is green, the sources.",
        operands: "[KATA]",
        maximumOperands: 1,
        options: [variant, reveal, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let kata = try session.kata(named: arguments.operands.first)
            let reveals = arguments.has(reveal)
            let comparison =
                if let name = arguments.value(of: variant) {
                    try session.comparison(of: kata, withVariant: name, reveals: reveals)
                } else {
                    try session.comparison(of: kata, reveals: reveals)
                }
            print(comparison.text)
            return comparison.isSame ? 0 : 1
        }
    )
}
