import Foundation

/// What every child process gets: where it may write, in which environment it runs.
package struct Toolbox: Sendable {
    /// For what lives as long as one run of the tool.
    private var temporary: URL
    /// The tool's bin folder from its scratch path on, such as `x86_64-unknown-linux-gnu/debug`: other scratch paths have
    /// the same shape. Nil where the tool does not lie in one.
    package var binFolder: String?
    /// Called often while a child runs; what it throws ends the child.
    package var whileWaiting: @Sendable () throws -> Void = {}
    /// The caller's variables that children may see; nil for all.
    package var inherited: Set<String>?
    /// Puts a test process into what holds it back, given its command and the one file that it writes.
    package var confine: @Sendable (_ command: [String], _ file: URL) -> [String] = { command, _ in
        // No core dumps, and no file beyond 64 MiB: a test that prints for ever ends as a crash.
        ["/bin/sh", "-c", "ulimit -c 0; ulimit -f 131072; exec \"$@\"", "sh"] + command
    }

    package init(workshop: URL) throws {
        temporary = workshop.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let bin = Bundle.main.bundleURL.resolvingSymlinksInPath().pathComponents
        binFolder = bin.count > 2 ? bin.suffix(2).joined(separator: "/") : nil
    }

    /// Runs `swift` and puts what it says, on either stream, into a file.
    package func swift(
        _ arguments: [String],
        variables: [String: String],
        output: URL,
        limit: Double
    ) throws -> ChildProcess.Ending {
        try child(["swift"] + arguments, variables: variables, output: output, limit: limit, farewell: .interrupt).run()
    }

    func child(
        _ arguments: [String],
        variables: [String: String] = [:],
        output: URL,
        limit: Double,
        farewell: ChildProcess.Farewell
    ) -> ChildProcess {
        var child = ChildProcess(
            arguments,
            environment: environment(adding: variables),
            output: output,
            limit: limit,
            farewell: farewell
        )
        child.whileWaiting = whileWaiting
        return child
    }

    /// What a program says that soon ends, on either stream.
    ///
    /// - Throws: ``Refusal`` when there is no such program.
    func answer(_ arguments: [String]) throws -> String {
        let output = try scratchFile("answer.txt")
        defer { try? FileManager.default.removeItem(at: output) }
        _ = try child(arguments, output: output, limit: 30, farewell: .kill).run()
        return read(output)
    }

    /// The caller's environment without its `KATA` variables and without what changes from call to call: SwiftPM evaluates
    /// the manifest again for each environment that it has not met.
    package func environment(adding variables: [String: String] = [:]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("KATA") && !["_", "PWD", "OLDPWD", "SHLVL"].contains(name)
                && inherited?.contains(name) != false
        }
        environment["TMPDIR"] = temporary.path
        environment["NO_COLOR"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment.merging(variables) { _, new in new }
    }

    /// A file of this run alone.
    package func scratchFile(_ name: String) throws -> URL {
        temporary.appending(path: "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)-\(name)")
    }

    /// At most the first four megabytes of a file, whatever its bytes are.
    package func read(_ file: URL) -> String {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: 4 << 20)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

extension Double {
    /// `20 s`.
    var inSeconds: String {
        self == rounded() ? "\(Int(self)) s" : "\(self) s"
    }
}
