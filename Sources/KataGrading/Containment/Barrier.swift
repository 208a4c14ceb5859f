import Foundation

/// One thing that limits what a run of a learner's code can do.
enum Barrier: String, CaseIterable, Codable, Sendable {
    /// Every run has a process group of its own, which ends as a whole.
    case processGroup = "process-group"
    /// A run and a build end at their timeouts.
    case wallClock = "wall-clock"
    case cpuTime = "cpu-time"
    case fileSize = "file-size"
    case addressSpace = "address-space"
    /// No network except the loopback.
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

    /// These work on every POSIX system.
    static let everywhere: [Barrier] = [.processGroup, .wallClock, .cpuTime, .fileSize]
}

extension Barrier {
    /// The barriers that this machine has.
    ///
    /// - Parameter works: whether a run of real tests with these barriers has the same result as a run without them.
    static func found(_ works: (Set<Barrier>) throws -> Bool) rethrows -> Set<Barrier> {
        var best = Set(everywhere)
        #if os(Linux)
            let isRoot = geteuid() == 0
            let candidates = allCases.filter { isRoot || $0 != .otherUser }
            if try works(Set(candidates)) { return Set(candidates) }
            for barrier in candidates where !best.contains(barrier) {
                let needed: Set<Barrier> =
                    switch barrier {
                    // A different user needs a file system of its own, and must start without privileges.
                    case .otherUser: [.privateFiles, .noPrivileges]
                    // The system does not limit the processes of root, and counts those of another user in each namespace.
                    case .processCount: isRoot ? [.otherUser] : [.processNamespace]
                    default: []
                    }
                guard needed.isSubset(of: best) else { continue }
                if try works(best.union([barrier])) { best.insert(barrier) }
            }
        #endif
        return best
    }
}

extension Set<Barrier> {
    /// In the order of the declarations.
    var names: [String] { Barrier.allCases.filter(contains).map(\.rawValue) }
}
