import Foundation

/// A child process and its descendants, also those with a group of their own, as compilers have. A descendant that has
/// begun a session of its own is not a member.
struct ProcessSession {
    #if canImport(Darwin)
        static let spawnFlag = POSIX_SPAWN_SETSID
    #else
        /// `POSIX_SPAWN_SETSID`, which glibc's headers declare only for C.
        static let spawnFlag: Int32 = 0x80
    #endif

    /// A member may start another process between the search and the signal.
    private static let searches = 3

    /// The process that leads the session.
    var id: pid_t

    /// Kills all members. Reap the leader only after this: until then no other process gets its number.
    func kill() {
        for _ in 0..<Self.searches {
            Foundation.kill(-id, SIGKILL)
            for process in Self.findProcesses() where getsid(process) == id { Foundation.kill(process, SIGKILL) }
        }
    }

    private static func findProcesses() -> [pid_t] {
        #if os(macOS)
            var pids = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
            let count = proc_listallpids(&pids, Int32(pids.count * MemoryLayout<pid_t>.size))
            return Array(pids.prefix(Int(max(count, 0))))
        #else
            // Xcode compiles the tool for a simulator too, and nothing runs it there.
            return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        #endif
    }
}
