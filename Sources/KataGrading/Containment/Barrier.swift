import Foundation

/// One thing that limits what a run of a learner's code can do.
enum Barrier: String, CaseIterable {
    /// Every run has a session of its own, which ends as a whole.
    case processGroup = "process-group"
    /// A run and a build end at their timeouts.
    case wallClock = "wall-clock"
    case cpuTime = "cpu-time"
    case fileSize = "file-size"
    case addressSpace = "address-space"
    /// No network, also none to itself.
    case noNetwork = "no-network"
    /// Processes that a run starts end with it, in any group and any session.
    case processNamespace = "process-namespace"
    /// A run sees only the system's libraries, the test binary, a folder of its own, and nothing of other processes.
    case privateFiles = "private-files"
    /// No capabilities, and no way to get any.
    case noPrivileges = "no-privileges"
    /// A user different from the instructor.
    case otherUser = "other-user"
    /// A run has only so many processes and threads at a time.
    case processCount = "process-count"

    #if os(Linux)
        /// Around every run on this system.
        static let limits: [Barrier] = [.processGroup, .wallClock, .cpuTime, .fileSize, .addressSpace]
        /// The most that this system may have. Only root can start a run as a different user.
        static let all = allCases.filter { $0 != .otherUser || geteuid() == 0 }
    #else
        static let limits: [Barrier] = [.processGroup, .wallClock, .cpuTime, .fileSize]
        static let all = limits
    #endif
}
