import Foundation

/// The command line tool `kata`.
package enum Tool {
    private static let ofLearners: [Command] = [
        .status, .test, .watch, .hint, .compare, .mutants, .reset, .catchUp, .pack, .doctor, .verify,
    ]

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - words: the command line without the program's name; without a word, `status`.
    ///   - further: commands beyond those that every learner has.
    /// - Returns: the exit code.
    package static func run(_ words: [String], adding further: [Command] = []) -> Int32 {
        do {
            return try dispatch(words, among: ofLearners + further)
        } catch let refusal as Refusal {
            say(refusal.message)
            return refusal.code.rawValue
        } catch let interruption as Interruption {
            say("stopped")
            return 128 + interruption.signal
        } catch {
            say("\(error)")
            return Refusal.Code.ownFailure.rawValue
        }
    }

    private static func dispatch(_ words: [String], among commands: [Command]) throws -> Int32 {
        guard let name = words.first else { return try dispatch([Command.status.name], among: commands) }
        if ["--help", "-h", "help"].contains(name) {
            print(help(commands))
            return 0
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            let guess = commands.map(\.name).nearest(to: name).map { "did you mean '\($0)'?" } ?? "see 'kata --help'"
            throw Refusal(.misuse, "unknown command '\(name)': \(guess)")
        }
        let rest = Array(words.dropFirst())
        guard !rest.contains("--help"), !rest.contains("-h") else {
            print(command.help)
            return 0
        }
        return try command.run(Arguments(rest, for: command))
    }

    private static func help(_ commands: [Command]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let list = commands.map { "  \($0.name.padded(to: width))  \($0.abstract)" }
        return """
            Red/green katas in Swift Testing.

            usage: swift run kata [command]

            \(list.joined(separator: "\n"))

            Without a command: status. Each command explains itself: swift run kata test --help
            """
    }

    /// A line on standard error, if anybody is left to read it: a closed terminal is no reason to crash.
    static func say(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("kata: \(message)\n".utf8))
    }
}
