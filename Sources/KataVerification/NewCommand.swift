import Foundation
import KataKit

extension Command {
    private static let suite = Option(
        "--from-suite",
        value: "FILE",
        "Begin with the suite in this Swift file. The guide and the hints list its tests."
    )

    package static let new = Command(
        name: InstructorCommand.new.rawValue,
        abstract: InstructorCommand.new.abstract,
        operands: "NAME",
        options: [suite],
        run: { arguments in
            guard let name = arguments.operands.first else {
                throw CommandError(.misuse, "name the kata: kata new NAME")
            }
            let kata = try NewKata(name, in: try Kit.current(), suite: arguments.value(of: suite))
            try kata.write()
            print(kata.summary)
            return 0
        }
    )
}
