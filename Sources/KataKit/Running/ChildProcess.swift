import Foundation

/// Starts processes, waits for them and ends them. Nothing else in the kit does.
///
/// Foundation's `Process` waits for grandchildren that keep a descriptor open and leaves them behind when it is ended, so
/// this stands on `posix_spawn`: each child leads a process group of its own.
package struct ChildProcess: Sendable {
    package enum Ending: Equatable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
        case timedOut
    }

    /// How a child is ended at its limit, or when the tool itself is.
    package enum Farewell: Sendable {
        /// For `swift`, whose own children live in groups of their own: an interrupt, which it passes on, and two
        /// seconds later the end of all that descend from it.
        case interrupt
        /// For a program without children that outlive it.
        case kill
    }

    /// The program and its arguments; a program without a slash is looked up in PATH.
    package var arguments: [String]
    package var environment: [String: String]
    /// Where standard output and standard error go.
    package var output: URL
    /// In seconds.
    package var limit: Double
    package var farewell: Farewell
    /// Called every few milliseconds while the child runs; what it throws ends the child.
    package var whileWaiting: @Sendable () throws -> Void = {}

    package init(
        _ arguments: [String],
        environment: [String: String],
        output: URL,
        limit: Double,
        farewell: Farewell
    ) {
        self.arguments = arguments
        self.environment = environment
        self.output = output
        self.limit = limit
        self.farewell = farewell
    }

    /// Runs the child to its end, its limit, or a signal to the tool, whichever comes first.
    ///
    /// - Throws: ``Interruption`` after a signal to the tool, ``Refusal`` when the program cannot be started, and what
    ///   ``whileWaiting`` throws.
    package func run() throws -> Ending {
        Interruption.startListening()
        let pid = try spawn()
        let deadline = Date(timeIntervalSinceNow: limit)
        var pause: UInt32 = 500
        while true {
            if let ending = Self.ending(of: pid) { return ending }
            do {
                if let interruption = Interruption.pending { throw interruption }
                try whileWaiting()
            } catch {
                end(pid)
                throw error
            }
            if Date() >= deadline {
                end(pid)
                return .timedOut
            }
            usleep(pause)
            // An end is seen within a ninth of the time that it took.
            pause = min(pause * 9 / 8, 10_000)
        }
    }

    private func spawn() throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        posix_spawnattr_setpgroup(&attributes, 0)
        // A thread that blocks signals would hand that on to the child.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))

        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") }
        envp.append(nil)
        defer { (argv + envp).forEach { free($0) } }

        var pid: pid_t = 0
        let error = posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
        guard error != ENOENT else {
            throw Refusal(.missingTool, "there is no '\(arguments[0])' in PATH: install it, or add its folder to PATH")
        }
        guard error == 0 else {
            throw Refusal(.missingTool, "'\(arguments[0])' cannot be started: \(String(cString: strerror(error)))")
        }
        return pid
    }

    private static func ending(of pid: pid_t) -> Ending? {
        var status: Int32 = 0
        guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }

    private func end(_ pid: pid_t) {
        // Listed while the family tree is whole: orphans have another parent.
        let family = Self.descendants(of: pid)
        var isGone = false
        if farewell == .interrupt {
            kill(-pid, SIGINT)
            let patience = Date(timeIntervalSinceNow: 2)
            while !isGone, Date() < patience {
                isGone = Self.ending(of: pid) != nil
                usleep(5_000)
            }
        }
        for member in family { kill(member, SIGKILL) }
        kill(-pid, SIGKILL)
        if !isGone { waitpid(pid, nil, 0) }
    }

    private static func descendants(of pid: pid_t) -> [pid_t] {
        let parents = parentsOfProcesses()
        var family = [pid]
        var next = 0
        while next < family.count {
            family += parents.filter { $0.value == family[next] }.map(\.key)
            next += 1
        }
        return Array(family.dropFirst())
    }

    /// The parent of each process on the machine.
    private static func parentsOfProcesses() -> [pid_t: pid_t] {
        #if os(Linux)
            var parents: [pid_t: pid_t] = [:]
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                // "pid (name) state parent …", and the name may hold spaces and brackets.
                guard let pid = pid_t(name),
                    let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                    let parent = stat.split(separator: ")").last?.split(separator: " ").dropFirst().first
                else { continue }
                parents[pid] = pid_t(parent)
            }
            return parents
        #else
            var count = proc_listallpids(nil, 0)
            var pids = [pid_t](repeating: 0, count: Int(count) + 64)
            count = proc_listallpids(&pids, Int32(pids.count * MemoryLayout<pid_t>.size))
            var parents: [pid_t: pid_t] = [:]
            for pid in pids.prefix(Int(max(count, 0))) {
                var info = proc_bsdinfo()
                let size = Int32(MemoryLayout<proc_bsdinfo>.size)
                guard proc_pidinfo(pid, PROC_PIDTBSDINFO, 0, &info, size) == size else { continue }
                parents[pid] = pid_t(info.pbi_ppid)
            }
            return parents
        #endif
    }
}
