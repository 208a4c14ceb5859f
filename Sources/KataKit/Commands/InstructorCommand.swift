import Foundation

/// The commands that learners do not need.
package enum InstructorCommand: String, CaseIterable, Sendable {
    case grade
    case handout
    case new
    case verify
    case mutant
    case variant

    /// Who calls it.
    var readers: String { [.grade, .handout].contains(self) ? "instructors" : "authors" }

    package var abstract: String {
        switch self {
        case .grade: "Grade submissions: folders or archives with Katas in them, or folders of these."
        case .handout: "Write the kit as learners get it, without solutions, as a new repository."
        case .new: "Write a new kata: small code, tests and a guide, with marks for what is left to write."
        case .verify:
            "Check the kit itself: starters all red, reference all green, mutants all killed, guides complete."
        case .mutant: "Make the patch of a mutant, or edit it, and show which test kills it."
        case .variant: "Make the patch of a variant, or edit it, and show which test is red on it."
        }
    }
}

/// Their program is built when one of them is called, so that no learner waits for it.
extension InstructorCommand {
    private static let program = "kata-instructor"

    /// Finds the commands of this kit. A kit without the program, such as a handout, has none.
    static func find() -> [InstructorCommand] {
        guard let root = try? Kit.findRoot(), root.appending(path: "Sources/\(program)").exists else { return [] }
        return allCases
    }

    /// Builds the program and puts it in the place of this process: both by `swift run`.
    static func replaceThisProcess(_ words: [String]) throws -> Int32 {
        let kit = try Kit.current()
        let scratch = kit.scratchDirectory.appending(path: "instructor")
        if BuildSystem.findProducts(in: scratch) == nil {
            Console.say("building the instructor's commands; the first time takes a while")
        }
        setenv("KATA_SOURCES", "Solutions", 1)
        setenv("KATA", "none", 1)
        let places = ["--package-path", kit.root.path, "--scratch-path", scratch.path]
        let command = ["swift", "run", "--quiet"] + BuildSystem.options + places + [program] + words
        _ = command.withCStrings { execvp("swift", $0) }
        throw ChildProcess.failure(toStart: "swift", errno)
    }
}
