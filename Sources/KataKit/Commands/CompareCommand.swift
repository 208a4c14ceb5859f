extension Command {
    private static let variant = Option(
        "--variant",
        value: "NAME",
        "Show another correct design next to yours: what it gains and what it costs."
    )
    private static let reveal = Option("--reveal", "Show the difference of the sources before your code is green.")

    static let compare = Command(
        name: "compare",
        abstract: "Show what differs between your code and the reference, once your code is green.",
        operands: "[KATA]",
        options: [variant, reveal, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let kata = try session.kata(named: arguments.operands.first)
            let comparison = try session.comparison(
                of: kata,
                withVariant: arguments.value(of: variant),
                reveals: arguments.has(reveal)
            )
            print(comparison.page)
            return comparison.isGreen ? 0 : 1
        }
    )
}
