extension Command {
    private static let again = Option("--again", "Show the hints that you have seen for this test, and no new one.")

    static let hint = Command(
        name: "hint",
        abstract: "Show the next hint for the first red test, one level deeper each time.",
        operands: "[KATA]",
        maximumOperands: 1,
        options: [again, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            let katas = try arguments.operands.first.map { [try session.kit.kata(named: $0)] } ?? session.kit.katas
            let verdicts = try session.judgeLearnersCode(katas.laps([.green]))
            let lap = katas.laps([.green]).first { verdicts[$0]?.isDone != true } ?? LapID(kata: katas[0], lap: .green)
            guard let verdict = verdicts[lap] else {
                throw CommandError(.ownFailure, "\(lap.kata.name) has no verdict")
            }
            print(try session.hint(for: lap, verdict, again: arguments.has(again)))
            return 0
        }
    )
}
