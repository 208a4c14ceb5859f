import Foundation

/// The command line tool `kata`.
package enum Tool {
    package static let learnersCommands: [Command] = [
        .status, .test, .watch, .hint, .compare, .mutants, .history, .progress, .reset, .catchUp, .attack, .pack,
        .doctor,
    ]

    /// - Parameters:
    ///   - words: the command line without the program's name. Without a word it runs the first command.
    ///   - isForInstructors: whether this is the program with the other commands.
    /// - Returns: the exit code.
    package static func run(
        _ words: [String],
        commands: [Command] = learnersCommands,
        isForInstructors: Bool = false
    ) -> Int32 {
        do {
            let code = try dispatch(words, among: commands, isForInstructors)
            try Console.requireWholeOutput()
            return code
        } catch let interruption as Interruption {
            Console.say("stopped")
            return 128 + interruption.signal
        } catch {
            Console.say(error.reason)
            return ((error as? CommandError)?.code ?? .ownFailure).rawValue
        }
    }

    private static func dispatch(
        _ words: [String],
        among commands: [Command],
        _ isForInstructors: Bool
    ) throws -> Int32 {
        let name = words.first ?? commands[0].name
        let further = isForInstructors ? [] : InstructorCommand.find()
        if ["--help", "-h", "help"].contains(name) {
            Console.show(help(commands, further, others: isForInstructors ? "instructors" : "learners"))
            return 0
        }
        if name == "--version" {
            let launcher = try ProcessLauncher(scratchDirectory: Kit.findRoot().appending(path: ".build/kata"))
            print(Versions.text(with: try Toolchain(launcher)))
            return 0
        }
        if further.contains(where: { $0.rawValue == name }) { return try InstructorCommand.replaceThisProcess(words) }
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map(\.name) + further.map(\.rawValue)
            let kata = (try? Kit.current())?.katas.first { $0.name.lowercased() == name.lowercased() }
            let guess =
                kata.map { "did you mean kata test \($0.name)?" }
                ?? names.guess(for: name, otherwise: "see 'kata --help'")
            throw CommandError(.misuse, "unknown command '\(name)': \(guess)")
        }
        let rest = Array(words.dropFirst())
        guard !rest.contains("--help"), !rest.contains("-h") else {
            Console.show(command.help)
            return 0
        }
        return try command.run(Arguments(rest, for: command))
    }

    /// - Parameter others: who calls the commands that are not an instructor's.
    private static func help(_ commands: [Command], _ further: [InstructorCommand], others: String) -> String {
        let hasReference = (try? Kit.current())?.katas.contains(where: \.hasReference) != false
        let ofReference = [Command.compare, .catchUp, .attack].map(\.name)
        let usual = commands.filter { hasReference || !ofReference.contains($0.name) }
        let rows: [(readers: String, name: String, abstract: String)] =
            usual.map { (InstructorCommand(rawValue: $0.name)?.readers ?? others, $0.name, $0.abstract) }
            + further.map { ($0.readers, $0.rawValue, $0.abstract) }
        let width = rows.map(\.name.count).max() ?? 0
        let list = ["learners", "instructors", "authors"].compactMap { readers -> String? in
            let lines = rows.filter { $0.readers == readers }.map { "  \($0.name.padded(to: width))  \($0.abstract)" }
            return lines.isEmpty ? nil : "For \(readers):\n\(lines.joined(separator: "\n"))"
        }
        return """
            Red/green katas in Swift Testing.

            usage: swift run kata [command]

            \(list.joined(separator: "\n\n"))

            The default command is \(Command.status.name). Each command explains itself: swift run kata test --help
            For the report of a problem, the versions of kit, Swift and system: swift run kata --version
            """
    }
}
