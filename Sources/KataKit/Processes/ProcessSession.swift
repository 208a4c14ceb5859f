import Foundation

/// A child process and its descendants, also those that have changed their group or parent. A descendant that has begun a
/// session of its own is not a member.
struct ProcessSession {
    #if canImport(Darwin)
        static let spawnFlag = POSIX_SPAWN_SETSID
    #else
        /// `POSIX_SPAWN_SETSID`, which glibc's headers declare only for C.
        static let spawnFlag: Int32 = 0x80
    #endif

    /// The longest time for killing all members, in seconds. A process that waits for a disk ends when it has answered.
    private static let longestKill = 10.0
    private static let emptySearchesAtTheEnd = 3

    /// The process that leads the session.
    var id: pid_t

    func findMembers() -> [pid_t] { Self.findProcesses().filter { getsid($0) == id } }

    /// The processor time of the members and of the children they waited for, in seconds.
    func measureProcessorTime() -> Double { findMembers().reduce(0) { $0 + Self.processorTime(of: $1) } }

    /// Kills all members, and returns when they are gone. Reap the leader only after this: until then no other process
    /// gets its number.
    ///
    /// Between the search for members and the signal, a process may start another one and end. A signal to the group
    /// reaches the new process too. Because processes can change their group, the search is repeated.
    func kill() {
        let deadline = Date(timeIntervalSinceNow: Self.longestKill)
        Foundation.kill(-id, SIGKILL)
        var emptySearches = 0
        while emptySearches < Self.emptySearchesAtTheEnd, Date() < deadline {
            let running = findMembers().filter { !Self.isZombie($0) }
            for group in Set(running.map(getpgid)) where group > 0 { Foundation.kill(-group, SIGKILL) }
            for member in running { Foundation.kill(member, SIGKILL) }
            emptySearches = running.isEmpty ? emptySearches + 1 : 0
            if !running.isEmpty { usleep(1_000) }
        }
    }

    #if os(Linux)
        private static func findProcesses() -> [pid_t] {
            ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        }

        private static func processorTime(of pid: pid_t) -> Double {
            let fields = status(of: pid)
            guard fields.count > 14 else { return 0 }
            let ticks = fields[11...14].compactMap { Double($0) }.reduce(0, +)
            return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
        }

        /// Whether a process has ended, and its parent has not noticed yet.
        private static func isZombie(_ pid: pid_t) -> Bool { status(of: pid).first == "Z" }

        /// What follows the name in "pid (name) state parent …". The name may contain any byte, also brackets.
        private static func status(of pid: pid_t) -> [Substring] {
            let stat = try? Data(contentsOf: URL(filePath: "/proc/\(pid)/stat"))
            let text = String(decoding: stat ?? Data(), as: UTF8.self)
            guard let end = text.lastIndex(of: ")") else { return [] }
            return text[end...].dropFirst().split(separator: " ")
        }
    #elseif os(macOS)
        private static func findProcesses() -> [pid_t] {
            var pids = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
            let count = proc_listallpids(&pids, Int32(pids.count * MemoryLayout<pid_t>.size))
            return Array(pids.prefix(Int(max(count, 0))))
        }

        /// A search by session never finds a zombie.
        private static func isZombie(_ pid: pid_t) -> Bool { false }

        private static func processorTime(of pid: pid_t) -> Double {
            var info = proc_taskinfo()
            let size = Int32(MemoryLayout<proc_taskinfo>.size)
            guard proc_pidinfo(pid, PROC_PIDTASKINFO, 0, &info, size) == size else { return 0 }
            var timebase = mach_timebase_info_data_t()
            mach_timebase_info(&timebase)
            let ticks = Double(info.pti_total_user + info.pti_total_system)
            return ticks * Double(timebase.numer) / Double(timebase.denom) / 1e9
        }
    #else
        // Xcode compiles the tool for a simulator too, and nothing runs it there.
        private static func findProcesses() -> [pid_t] { [] }
        private static func processorTime(of pid: pid_t) -> Double { 0 }
        private static func isZombie(_ pid: pid_t) -> Bool { false }
    #endif
}
