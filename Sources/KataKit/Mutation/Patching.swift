import Foundation

/// Applies mutants to code, by git.
struct Patching: Sendable {
    /// Why a patch does not fit the code any more.
    struct Misfit: Error {
        var reason: String
    }

    var toolbox: Toolbox
    /// In seconds.
    var limit: Double

    /// The code with the mutant in it, by path from `Sources` on.
    ///
    /// - Throws: ``Misfit``; ``Refusal`` when git is missing.
    func apply(_ mutant: Mutant, to sources: [String: Data]) throws -> [String: Data] {
        let folder = try toolbox.scratchFile("mutant")
        let output = try toolbox.scratchFile("git.txt")
        defer {
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: output)
        }
        try lay(sources, in: folder.appending(path: "Sources"))
        let ending = try ChildProcess(
            ["git", "-C", folder.path, "apply", "--whitespace=nowarn", mutant.patch.path],
            // Where git sees a repository that ignores the folder, it applies nothing and says nothing.
            environment: toolbox.environment(adding: ["GIT_DIR": "/dev/null", "LC_ALL": "C"]),
            output: output,
            limit: limit,
            farewell: .kill
        ).run()
        guard ending == .exited(0) else {
            let lines = toolbox.read(output).split(separator: "\n").map { $0.replacing("error: ", with: "") }
            throw Misfit(reason: "the patch no longer applies: \(lines.joined(separator: "; "))")
        }
        let mutated = try folder.appending(path: "Sources").files
        guard Set(mutated.keys) == Set(sources.keys) else { throw Misfit(reason: "the patch adds or removes a file") }
        guard mutated != sources else { throw Misfit(reason: "the patch changes nothing") }
        return mutated
    }
}
