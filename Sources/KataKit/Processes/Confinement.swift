import Foundation

/// What child processes may see and use.
package struct Confinement: Sendable {
    /// The caller's variables that children may see; nil for all.
    let variables: Set<String>?
    /// The caller's variables that test processes may see; nil for those that all children may see.
    let variablesOfTests: Set<String>?
    /// Whether a build has a limit for its memory.
    let limitsBuilds: Bool
    /// Contains the command of a test process, which needs these files of the build and may write only to this pipe. Nil
    /// for a limit of its output.
    let containTests: (@Sendable (_ command: [String], _ files: [URL], _ pipe: URL) -> [String])?

    package init(
        variables: Set<String>? = nil,
        variablesOfTests: Set<String>? = nil,
        limitsBuilds: Bool = false,
        containTests: (@Sendable ([String], [URL], URL) -> [String])? = nil
    ) {
        self.variables = variables
        self.variablesOfTests = variablesOfTests
        self.limitsBuilds = limitsBuilds
        self.containTests = containTests
    }
}
