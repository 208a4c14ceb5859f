import Foundation

/// Starts the tool's child processes: in which environment, with which temporary files.
package struct ProcessLauncher: Sendable {
    /// What a program printed on both streams, and how it ended.
    package struct Output {
        package var ending: ChildProcess.Ending
        package var text: String
    }

    /// The folder of the files that only one run of the tool needs.
    private var temporaryFolder: URL
    /// Called often while a child runs. What it throws ends the child.
    package var whileWaiting: @Sendable () throws -> Void = {}
    /// The caller's variables that children may see; nil for all.
    package var inherited: Set<String>?
    /// The caller's variables that test processes may see; nil for those that all children may see.
    package var inheritedByRuns: Set<String>?
    /// Adds containment to the command of a test process. The process needs these files of the build, and may write only
    /// to this pipe.
    package var contain: @Sendable (_ command: [String], _ files: [URL], _ pipe: URL) -> [String] = { command, _, _ in
        // No core dumps, and no file above 64 MiB: a test that never stops printing ends as a crash.
        ["/bin/sh", "-c", "ulimit -c 0; \(ShellLimit.outputSize); exec \"$@\"", "sh"] + command
    }

    /// Adds limits to the command of a build.
    package var limitBuild: @Sendable (_ command: [String]) -> [String] = { $0 }

    /// The variables of a build that shares its scratch path with the learner's own `swift test`. SwiftPM's lock for such
    /// a path is a file in the temporary folder, so both need the same one: otherwise both build at once, and one dies of
    /// a locked database.
    package static let sharingLock = ["TMPDIR": FileManager.default.temporaryDirectory.path]

    /// - Parameter folder: where the tool may write.
    package init(scratchDirectory folder: URL) throws {
        temporaryFolder = folder.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
    }

    /// Runs a program to its end and returns the first megabytes of what it printed.
    ///
    /// - Parameters:
    ///   - timeout: the timeout of the program, in seconds.
    ///   - limit: how much of the text to return, in bytes; nil for all.
    /// - Throws: ``CommandError`` when the program does not exist.
    package func capture(
        _ command: [String],
        variables: [String: String] = [:],
        timeout: Double,
        upTo limit: Int? = 4 << 20,
        termination: ChildProcess.TerminationPolicy = .kill
    ) throws -> Output {
        try withTemporaryFile("output.txt") { output in
            let child = child(command, variables: variables, output: output, timeout: timeout, termination: termination)
            let ending = try child.run()
            return Output(ending: ending, text: output.readText(upTo: limit))
        }
    }

    package func child(
        _ command: [String],
        variables: [String: String] = [:],
        output: URL,
        timeout: Double,
        termination: ChildProcess.TerminationPolicy
    ) -> ChildProcess {
        var child = ChildProcess(
            command,
            environment: environment(adding: variables),
            output: output,
            timeout: timeout,
            termination: termination
        )
        child.whileWaiting = whileWaiting
        return child
    }

    /// Calls the body with the path of a file or folder that nothing else uses, and removes what is there afterward.
    package func withTemporaryFile<Result>(_ name: String, _ body: (URL) throws -> Result) throws -> Result {
        let process = ProcessInfo.processInfo.processIdentifier
        let file = temporaryFolder.appending(path: "\(process)-\(UUID().uuidString)-\(name)")
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }

    /// The caller's environment without its `KATA` variables and without what changes from call to call: SwiftPM
    /// evaluates the manifest again for each new environment.
    private func environment(adding variables: [String: String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("KATA") && !["_", "PWD", "OLDPWD", "SHLVL"].contains(name)
                && inherited?.contains(name) != false
        }
        environment["TMPDIR"] = temporaryFolder.path
        environment["NO_COLOR"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment.merging(variables) { _, new in new }
    }
}

extension Double {
    /// The seconds as text, such as `20 s`.
    package var inSeconds: String {
        self == rounded() ? "\(Int(self)) s" : "\(self) s"
    }
}
