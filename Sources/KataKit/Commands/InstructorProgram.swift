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

/// The program with the instructor's commands. It is built when one of them is called, so that no learner waits for it.
package struct InstructorProgram: Sendable {
    private static let product = "kata-instructor"

    package init() {}

    /// Finds the commands. A kit without the program, such as a handout, has none.
    func findCommands() -> [InstructorCommand] {
        guard let root = try? Kit.findRoot(), root.appending(path: "Sources/\(Self.product)").exists else { return [] }
        return InstructorCommand.allCases
    }

    /// Builds the program, which then replaces this process.
    func replaceThisProcess(_ words: [String]) throws -> Int32 {
        let kit = try Kit.current()
        let build = try Build(
            package: kit.root,
            paths: StagePaths(stage: kit.root, kit: kit.root),
            scratch: kit.scratchDirectory.appending(path: "instructor"),
            program: Self.product,
            variables: ["KATA_SOURCES": "Solutions", "KATA": "none"],
            options: BuildSystem.options(),
            launcher: ProcessLauncher(scratchDirectory: kit.scratchDirectory),
            timeout: 600
        )
        if !build.isRepeated { Console.say("building the instructor's commands; the first time takes a while") }
        switch try build.run() {
        case .success(let products):
            let program = products.folder.appending(path: Self.product).path
            var arguments = ([program] + words).map { strdup($0) } + [nil]
            execv(program, &arguments)
            throw CommandError(.ownFailure, "\(program): \(String(cString: strerror(errno)))")
        case .failure(let failure):
            let error = failure.diagnostics.first?.text(from: kit.root) ?? failure.reason
            throw CommandError(.ownFailure, "the instructor's commands do not build: \(error)")
        }
    }
}
