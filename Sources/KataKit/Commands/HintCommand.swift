extension Command {
    private static let language = Option(
        "--language",
        value: Language.allCases.map(\.rawValue).joined(separator: "|"),
        "Show it in this language (default: the language of your terminal)."
    )
    private static let again = Option("--again", "Show the hints that you have seen for this test, and no new one.")

    static let hint = Command(
        name: "hint",
        abstract: "Show the next hint: for the first red test or, where you write tests, for a bug that survives.",
        operands: "[KATA]",
        options: [again, language, Style.plainOption, .timeout, .buildTimeout],
        run: { arguments in
            let name = arguments.value(of: language)
            let named = name.flatMap(Language.init(named:))
            if let name, named == nil {
                let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandError(.misuse, "unknown language '\(name)': choose from \(known)")
            }
            var session = try Session(arguments, named ?? .ofUser())
            if let named { session.renderer.languageOption = " \(language.name) \(named.rawValue)" }
            let kata = try session.kata(named: arguments.operands.first)
            session.show(try session.hint(in: kata, again: arguments.has(again)))
            return 0
        }
    )
}
