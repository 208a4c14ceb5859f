extension Command {
    private static let restore = Option(
        "--restore",
        value: "N",
        "Put the files of light N in place. The present files become a light first."
    )

    static let history = Command(
        name: "history",
        abstract: "Show the lights of a kata's runs, or what changed at light N (default: of the current kata).",
        operands: "[KATA] [N]",
        options: [restore, Style.plainOption],
        run: { arguments in
            let session = try Session(arguments)
            let names = arguments.operands.filter { Int($0) == nil }
            let kata = try session.kata(named: names.first)
            if let surplus = names.dropFirst().first {
                throw CommandError(.misuse, "unexpected argument '\(surplus)': see 'kata history --help'")
            }
            let moments = Moments(kata: kata, launcher: session.judge.launcher)
            if let number = arguments.value(of: restore) {
                try moments.restore(number)
                try session.progress.remember(kata)
                return 0
            }
            let all = try moments.all()
            guard let number = arguments.operands.first(where: { Int($0) != nil }) else {
                session.show(session.renderer.history(of: kata, all))
                return 0
            }
            let moment = try all.moment(number, of: kata)
            let difference = try moments.difference(at: moment, of: all, isColored: session.renderer.style.isColored)
            session.show(session.renderer.moment(moment, of: kata, difference: difference))
            return 0
        }
    )
}

extension Moments {
    fileprivate func restore(_ number: String) throws {
        let moment = try all().moment(number, of: kata)
        try note(.off)
        let all = try all()
        let kept = all.count
        try sync(files(at: all[moment.number - 1], of: all), to: kata.folder)
        Console.show("Katas/\(kata.name) is now as it was at light \(moment.number). What you had is light \(kept).")
    }
}

extension [Moment] {
    /// - Throws: ``CommandError`` that names the last one.
    fileprivate func moment(_ number: String, of kata: Kata) throws -> Moment {
        if let number = Int(number), indices.contains(number - 1) { return self[number - 1] }
        let last = isEmpty ? "there is none yet: swift run kata test \(kata.name)" : "choose from 1 to \(count)"
        throw CommandError(.misuse, "\(kata.name) has no light \(number): \(last)")
    }
}
