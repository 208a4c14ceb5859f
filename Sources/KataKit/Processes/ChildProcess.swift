import Foundation

/// Starts processes, waits for them and ends them. No other code in the kit does this.
///
/// Foundation's `Process` waits for grandchildren that keep a descriptor open, and does not end them. So this uses
/// `posix_spawn`: each child leads a session of its own. However a child ends, what is left of its session ends with it.
package struct ChildProcess: Sendable {
    package enum Ending: Equatable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
        case timedOut

        /// - Parameter status: as `waitpid` gives it.
        init(waitStatus status: Int32) {
            let signal = status & 0x7f
            self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
        }
    }

    /// The program and its arguments; a program without a slash is looked up in PATH.
    let arguments: [String]
    let environment: [String: String]
    /// Where standard output goes, and standard error too unless it has a file of its own.
    let output: URL
    /// Where standard error goes; nil for the file of standard output.
    var errors: URL?
    /// The timeout in seconds. Each step of the child has it again.
    let timeout: Double
    /// The seconds between an interrupt and the kill at the end, for a program that ends its children itself, as `swift` does.
    var grace = 0.0
    /// Called every few milliseconds while the child runs; what it throws ends the child.
    var check: @Sendable () throws -> Void = {}

    /// Runs the child until it ends, its timeout is over, or the tool gets a signal.
    ///
    /// - Parameter observe: called every few milliseconds while the child runs. If it returns true, the child has begun its
    ///   next step, and the timeout counts from here.
    /// - Throws: ``Interruption`` after a signal to the tool, ``CommandError`` when the program cannot be started, and
    ///   what `check` throws.
    package func run(observe: () throws -> Bool = { false }) throws -> Ending {
        Interruption.startListening()
        let pid = try spawn()
        var deadline = Date(timeIntervalSinceNow: timeout)
        var pause: UInt32 = 500
        while !Self.hasEnded(pid) {
            do {
                if let interruption = Interruption.pending { throw interruption }
                try check()
                if try observe() { deadline = Date(timeIntervalSinceNow: timeout) }
            } catch {
                end(pid)
                throw error
            }
            guard Date() < deadline else {
                end(pid)
                return .timedOut
            }
            usleep(pause)
            // The pause grows with the child's time: the tool notices the end late by at most a ninth of it.
            pause = min(pause * 9 / 8, 10_000)
        }
        return Self.reap(pid)
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
        if let errors {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        } else {
            posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        }
        #if !canImport(Darwin)
            _ = Self.closeFrom?(&actions, STDERR_FILENO + 1)
        #endif
        // A child inherits the signals that this thread blocks.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(Self.flags | POSIX_SPAWN_SETSIGMASK))

        var pid: pid_t = 0
        let variables = environment.map { "\($0)=\($1)" }.sorted()
        let error = arguments.withCStrings { argv in
            variables.withCStrings { posix_spawnp(&pid, arguments[0], &actions, &attributes, argv, $0) }
        }
        // The error may be that of a file for the output.
        if error != 0, let file = [output, errors].compactMap({ $0 }).first(where: { !$0.canBeWritten }) {
            throw CommandError(.ownFailure, "\(file.path): \(String(cString: strerror(error)))")
        }
        guard error == 0 else { throw Self.failure(toStart: arguments[0], error) }
        return pid
    }

    /// The error for a program that cannot be started.
    static func failure(toStart program: String, _ error: Int32) -> CommandError {
        let isMissing = "there is no '\(program)' in PATH: install it, or add its folder to PATH"
        let reason = "'\(program)' cannot be started: \(String(cString: strerror(error)))"
        return CommandError(.missingTool, error == ENOENT ? isMissing : reason)
    }

    private func end(_ pid: pid_t) {
        if grace > 0 { kill(-pid, SIGINT) }
        let deadline = Date(timeIntervalSinceNow: grace)
        while !Self.hasEnded(pid), Date() < deadline { usleep(5_000) }
        _ = Self.reap(pid)
    }

    /// Ends the child and its session, in which shells and Foundation make groups for what they start.
    private static func reap(_ pid: pid_t) -> Ending {
        kill(-pid, SIGKILL)
        for process in processes where getsid(process) == pid { kill(process, SIGKILL) }
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        return Ending(waitStatus: status)
    }

    private static var processes: [pid_t] {
        #if canImport(Darwin)
            var processes = [pid_t](repeating: 0, count: 1 << 16)
            let count = proc_listallpids(&processes, Int32(processes.count * MemoryLayout<pid_t>.size))
            return Array(processes.prefix(max(0, Int(count))))
        #else
            return (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        #endif
    }

    /// Whether the child has ended. It keeps its number until the tool waits for it.
    private static func hasEnded(_ pid: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
    }

    // A child leads a session, and gets no descriptor that the caller of the tool or another thread has open.
    #if canImport(Darwin)
        private static let flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
        /// `POSIX_SPAWN_SETSID`, which glibc's headers declare only for C.
        private static let flags: Int32 = 0x80

        private typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

        /// From glibc 2.34 on. Without it, children inherit descriptors that the caller left open.
        private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
            unsafeBitCast($0, to: CloseFrom.self)
        }
    #endif
}

extension URL {
    fileprivate var canBeWritten: Bool {
        let file = open(path, O_WRONLY | O_CREAT, 0o644)
        if file >= 0 { close(file) }
        return file >= 0
    }
}

extension [String] {
    /// Calls the body with these texts as C has them, ended by nil.
    func withCStrings<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result) rethrows -> Result {
        let texts = map { strdup($0) } + [nil]
        defer { texts.forEach { free($0) } }
        return try body(texts)
    }
}
