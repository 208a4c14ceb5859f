/// One thing that holds a run of a learner's code back.
enum Layer: String, CaseIterable, Sendable {
    /// Every run leads a process group of its own, which is ended as a whole.
    case processGroup = "process-group"
    /// A run and a build end at their limits.
    case wallClock = "wall-clock"
    case cpuTime = "cpu-time"
    case fileSize = "file-size"
    case addressSpace = "address-space"
    /// Nothing but the loopback.
    case noNetwork = "no-network"
    /// What a run starts ends with it, whatever group or session it made itself.
    case processNamespace = "process-namespace"
    /// Of the file system only the system's libraries, the test binary and a folder of the run's own.
    case privateFiles = "private-files"
    /// No right to do anything.
    case noPrivileges = "no-privileges"
    /// Another user than the one who grades.
    case otherUser = "other-user"

    /// These need nothing but a POSIX system.
    static let everywhere: [Layer] = [.processGroup, .wallClock, .cpuTime, .fileSize]
}
