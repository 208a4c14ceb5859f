import Foundation
import KataKit

#if canImport(KataGrading)
    import KataGrading

    private let further = Command.ofInstructors
#else
    private let further: [Command] = []
#endif

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), adding: further))
