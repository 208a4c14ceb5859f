/// Learns what the tool does while a person waits. It is made in one place, and everything that takes long has it.
package struct ProgressListener: Sendable {
    /// Called with a message before a step that takes long.
    package let say: @Sendable (String) -> Void
    /// Called when the learner's code is built and its tests begin.
    package let testsBegin: @Sendable () -> Void
    /// Called often while a child process runs, on any thread. What it throws ends the child, and must end the others too.
    package let check: @Sendable () throws -> Void

    package init(
        say: @escaping @Sendable (String) -> Void = { _ in },
        testsBegin: @escaping @Sendable () -> Void = {},
        check: @escaping @Sendable () throws -> Void = {}
    ) {
        self.say = say
        self.testsBegin = testsBegin
        self.check = check
    }
}
