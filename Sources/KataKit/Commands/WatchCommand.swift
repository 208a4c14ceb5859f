extension Command {
    static let watch = Command(
        name: "watch",
        abstract: "Rerun a kata's tests on every save (default: of the current kata).",
        operands: "[KATA]",
        options: [Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            try Watch(arguments).run()
            return 0
        }
    )
}
