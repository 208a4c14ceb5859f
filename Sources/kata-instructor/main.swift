import Foundation
import KataGrading
import KataKit
import KataVerification

let commands = [Command.grade, .handout, .new, .verify, .mutant, .variant, .submission]

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), commands: commands, isForInstructors: true))
