import Foundation
import KataKit

extension Command {
    static let handout = Command(
        name: "handout",
        abstract: "Write the kit as learners get it, without solutions, with a first commit of its own.",
        operands: "DIR",
        most: 1,
        options: [
            Option(
                "--mutants",
                value: "bite|none",
                "Ship the bite lap's mutants, or keep them for grading (default: bite)."
            )
        ],
        run: { arguments in
            guard let path = arguments.operands.first else {
                throw Refusal(.misuse, "name the folder to write: kata handout DIR")
            }
            let mutants = arguments.value(of: "--mutants") ?? "bite"
            guard ["bite", "none"].contains(mutants) else {
                throw Refusal(.misuse, "--mutants \(mutants): choose from bite, none")
            }
            let handout = Handout(kit: try Kit.current(), hasMutants: mutants == "bite")
            let count = try handout.write(to: URL(filePath: path))
            print("\(path): \(count) files, committed as the first of a history of its own.")
            if !handout.hasMutants {
                print("Its learners have no mutants: 'kata mutants' says so, and grading has them.")
            }
            return 0
        }
    )
}
