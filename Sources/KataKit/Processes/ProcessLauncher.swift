import Foundation

/// Starts the tool's child processes: in which environment, with which temporary files.
package struct ProcessLauncher: Sendable {
    /// What a program printed on both streams, and how it ended.
    package struct Output {
        package var ending: ChildProcess.Ending
        package var text: String
    }

    let listener: ProgressListener
    /// Nil for code of the caller's own.
    let confinement: Confinement?
    /// The folder of the files that only one run of the tool needs. Child processes have it as their `TMPDIR`.
    let temporaryFolder: URL

    /// - Parameter folder: where the tool may write.
    package init(
        scratchDirectory folder: URL,
        listener: ProgressListener? = nil,
        confinement: Confinement? = nil
    ) throws {
        self.listener = listener ?? ProgressListener()
        self.confinement = confinement
        temporaryFolder = Self.temporaryFolder(of: folder)
        try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
    }

    /// The compiler crashes where the path of its temporary folder has a letter that is not ASCII.
    private static func temporaryFolder(of scratchDirectory: URL) -> URL {
        let own = scratchDirectory.appending(path: "tmp")
        let name = "kata-\(getuid())-\(String(["": Data(own.path.utf8)].fingerprint(), radix: 36))"
        let system = FileManager.default.temporaryDirectory.appending(path: name)
        return [own, system].first { $0.path.utf8.allSatisfy { $0 < 0x80 } } ?? URL(filePath: "/tmp/\(name)")
    }

    /// Runs a program to its end and returns the first megabytes of what it printed.
    ///
    /// - Parameter timeout: the timeout of the program, in seconds.
    /// - Throws: ``CommandError`` when the program does not exist.
    package func capture(
        _ command: [String],
        variables: [String: String] = [:],
        timeout: Double,
        grace: Double = 0
    ) throws -> Output {
        try withTemporaryFile("output.txt") { output in
            let child = child(command, variables: variables, output: output, timeout: timeout, grace: grace)
            return Output(ending: try child.run(), text: output.readText())
        }
    }

    /// - Parameter isTest: whether it runs tests, which see fewer of the caller's variables.
    package func child(
        _ command: [String],
        variables: [String: String] = [:],
        isTest: Bool = false,
        output: URL,
        errors: URL? = nil,
        timeout: Double,
        grace: Double
    ) -> ChildProcess {
        let inherited = isTest ? Confinement.variablesOfTests : Confinement.variables
        return ChildProcess(
            arguments: command,
            environment: environment(confinement == nil ? nil : inherited, adding: variables),
            output: output,
            errors: errors,
            timeout: timeout,
            grace: grace,
            check: listener.check
        )
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
    private func environment(_ inherited: Set<String>?, adding variables: [String: String]) -> [String: String] {
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
    package var inSeconds: String { self == rounded() ? "\(Int(self)) s" : "\(self) s" }
}

/// Learns what the tool does while a person waits. Everything that takes long has one.
package struct ProgressListener: Sendable {
    /// Called with a message before a step that takes long.
    var say: @Sendable (String) -> Void = { _ in }
    /// Called when code is built and its tests begin.
    var testsBegin: @Sendable () -> Void = {}
    /// Called often while a child process runs or another one has a lock, on any thread. What it throws ends the child, and
    /// must end the others too.
    var check: @Sendable () throws -> Void = {}
}
