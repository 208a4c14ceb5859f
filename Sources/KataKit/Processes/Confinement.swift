import Foundation

/// What child processes may see and use.
package struct Confinement: Sendable {
    /// The caller's variables that children may see; nil for all.
    let variables: Set<String>?
    /// The caller's variables that test processes may see; nil for those that all children may see.
    let variablesOfTests: Set<String>?
    let limitBuild: @Sendable (_ command: [String]) -> [String]
    /// Contains the command of a test process, which needs these files of the build and may write only to this pipe.
    let containTests: @Sendable (_ command: [String], _ files: [URL], _ pipe: URL) -> [String]

    package init(
        variables: Set<String>? = nil,
        variablesOfTests: Set<String>? = nil,
        limitBuild: @escaping @Sendable ([String]) -> [String] = { $0 },
        containTests: @escaping @Sendable ([String], [URL], URL) -> [String] = { command, _, _ in limitOutput(command) }
    ) {
        self.variables = variables
        self.variablesOfTests = variablesOfTests
        self.limitBuild = limitBuild
        self.containTests = containTests
    }

    /// No core dumps, and no file above 64 MiB: a test that never stops printing ends as a crash.
    package static func limitOutput(_ command: [String]) -> [String] {
        ["/bin/sh", "-c", "ulimit -c 0; \(ShellLimit.outputSize); exec \"$@\"", "sh"] + command
    }
}
