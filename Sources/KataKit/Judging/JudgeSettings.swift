/// How laps are built and run. The defaults are those of a plain `swift test`.
package struct JudgeSettings: Sendable {
    /// How long a test may be silent, in seconds.
    package let testTimeout: Double
    /// The timeout of one build, in seconds.
    package let buildTimeout: Double
    /// Whether a crash in a staged package names files and lines.
    package let hasLines: Bool
    /// Whether a hang counts only after a second run, see ``TestRun/confirmsHangs``.
    package let confirmsHangs: Bool
    /// Whether a build that fails by a fault of this machine ends the command. It must not where the code may be hostile.
    package let stopsAtFaultsOfMachine: Bool

    /// - Parameters:
    ///   - testTimeout: nil for 5 seconds.
    ///   - buildTimeout: nil for 600 seconds.
    package init(
        testTimeout: Double? = nil,
        buildTimeout: Double? = nil,
        hasLines: Bool = false,
        confirmsHangs: Bool = false,
        stopsAtFaultsOfMachine: Bool = false
    ) {
        self.testTimeout = testTimeout ?? 5
        self.buildTimeout = buildTimeout ?? 600
        self.hasLines = hasLines
        self.confirmsHangs = confirmsHangs
        self.stopsAtFaultsOfMachine = stopsAtFaultsOfMachine
    }
}
