extension Command {
    private static let again = Option("--again", "Show the hints that you have seen for this test, and no new one.")

    static let hint = Command(
        name: "hint",
        abstract: "Show the next hint: for the first red test or, in the bite lap, for a bug that survives.",
        operands: "[KATA]",
        maximumOperands: 1,
        options: [again, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let kata = try session.kata(named: arguments.operands.first)
            session.show(try session.hint(for: kata, again: arguments.has(again)))
            return 0
        }
    )
}
