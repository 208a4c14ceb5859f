extension Command {
    static let watch = Command(
        name: "watch",
        abstract: "Rerun a kata's tests on every save (default: of the current kata).",
        operands: "[KATA]",
        maximumOperands: 1,
        options: [Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            var watch = try Watch(session: session, kata: session.kata(named: arguments.operands.first))
            try watch.run()
            return 0
        }
    )
}
