import KataKit

extension Command {
    private static let suite = Option(
        "--from-suite",
        value: "FILE…",
        "Take the tests of this suite, and their helpers."
    )
    private static let solution = Option("--solution", value: "FILE…", "The code that the suite tests.")
    private static let stub = Option("--stub", value: "FILE…", "The code to begin with: a file for each to edit.")
    private static let lap = Option("--lap", value: "bite|first", "Add this lap to a kata that has a green lap.")

    package static let new = Command(
        name: InstructorCommand.new.rawValue,
        abstract: InstructorCommand.new.abstract,
        operands: "NAME",
        options: [suite, solution, stub, lap, .timeout, .buildTimeout],
        run: { arguments in
            guard let name = arguments.operands.first, !name.isEmpty else {
                throw CommandError(.misuse, "name the kata: kata new NAME")
            }
            let session = try Session(arguments, .english)
            let kata = NewKata(kit: session.kit, name: name)
            if arguments.has(lap), let lap = Lap(rawValue: try arguments.choice(of: lap)) {
                print(try kata.add(lap))
                return 0
            }
            try kata.checkName()
            let files = [suite, solution, stub].map(arguments.values)
            guard !files.allSatisfy(\.isEmpty) else {
                print(try kata.write())
                return 0
            }
            guard !files.contains(where: \.isEmpty) else {
                let usage = "--from-suite FILE… --solution FILE… --stub FILE…"
                throw CommandError(.misuse, "a suite needs the code that it tests: kata new \(name) \(usage)")
            }
            let draft = SuiteDraft(session: session, name: name)
            print(try kata.write(try draft.make(suite: files[0], solution: files[1], stub: files[2])))
            return 0
        }
    )
}
