extension Command {
    static let watch = Command(
        name: "watch",
        abstract: "Show a kata's verdict again at each save; without KATA, of the one in work.",
        operands: "[KATA]",
        most: 1,
        options: [Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            var watch = try Watch(session: session, kata: arguments.operands.first.map(session.kit.kata(named:)))
            try watch.run()
            return 0
        }
    )
}
