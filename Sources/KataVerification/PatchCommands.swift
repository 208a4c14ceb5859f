import Foundation
import KataKit

extension Command {
    package static let mutant = patch(
        .mutant,
        Option("--effect", value: "TEXT", "What a user would notice: the first line of the patch."),
        Option("--hint", value: "TEXT", "A hint at the missing test: the second line of the patch.")
    )
    package static let variant = patch(
        .variant,
        Option("--reason", value: "TEXT", "Why this design is correct: the first line of the patch."),
        Option(
            "--note",
            value: "TEXT",
            "What it gains and costs, or what a test that fails on it demands: the second line."
        )
    )

    private static let again = Option("--again", "Fit old patches to the code. Without NAME: each that does not fit.")

    private static func patch(_ command: InstructorCommand, _ first: Option, _ second: Option) -> Command {
        Command(
            name: command.rawValue,
            abstract: command.abstract,
            operands: "KATA LAP [NAME]",
            options: [first, second, again, .timeout, .buildTimeout],
            run: { arguments in
                let (words, isAgain) = (arguments.operands, arguments.has(again))
                guard words.count == 3 || words.count == 2 && isAgain else {
                    let usage = "name the patch: kata \(command.rawValue) KATA LAP NAME"
                    throw CommandError(.misuse, "\(usage). The tests of a learner are measured by: kata mutants")
                }
                let session = try Session(arguments, .english)
                let kata = try session.kit.kata(named: words[0])
                guard let lap = kata.laps.first(where: { $0.lap.rawValue == words[1] }) else {
                    let laps = kata.laps.map(\.lap.rawValue).joined(separator: ", ")
                    throw CommandError(.misuse, "\(kata.name) has no lap '\(words[1])': choose from \(laps)")
                }
                let maker = PatchMaker(
                    session: session,
                    lap: lap,
                    kind: "\(command.rawValue.capitalized)s",
                    lines: [first, second].map { ($0.name, arguments.value(of: $0)) },
                    isAgain: isAgain
                )
                return try (words.count == 3 ? [words[2]] : maker.findStale()).map(maker.make).max() ?? 0
            }
        )
    }
}
