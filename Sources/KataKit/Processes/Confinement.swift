import Foundation

/// What child processes may see and use that run a stranger's code: few of the caller's variables, and in a build a limit of
/// memory.
package struct Confinement: Sendable {
    /// A submission must not see what the instructor or a CI machine has in the environment.
    static let variables: Set = [
        "PATH", "HOME", "LANG", "LC_ALL", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "USER",
        "SWIFTPM_MODULECACHE_OVERRIDE",
    ]
    static let variablesOfTests: Set = ["PATH", "LANG", "LC_ALL"]
    /// Contains the command of a test process, which needs these files of the build and may write only to this pipe. Nil
    /// for a limit of its output.
    let containTests: (@Sendable (_ command: [String], _ files: [URL], _ pipe: URL) -> [String])?

    package init(containTests: (@Sendable ([String], [URL], URL) -> [String])? = nil) {
        self.containTests = containTests
    }
}

/// Limits that a shell sets for the programs that it starts.
package enum ShellLimit {
    /// The command that limits the size of each file that is written.
    ///
    /// `ulimit -f` counts blocks of 512 bytes by POSIX. A Mac's `sh` is bash 3.2, which counts 1024.
    package static func fileSize(bytes: Int) -> String {
        #if canImport(Darwin)
            let block = 1024
        #else
            let block = 512
        #endif
        return "ulimit -f \(bytes / block)"
    }

    /// A command with a limit for the memory of each of its processes.
    ///
    /// The limit is for addresses, and a compiler of a kata uses 0.6 GiB of them. `swift build` has a thread for each core:
    /// with its own heap for each, it would use most of the limit on 64 cores. A Mac has no such limit, and a command
    /// there has only its timeout.
    package static func memory(_ command: [String]) -> [String] {
        #if os(Linux)
            let script = "export MALLOC_ARENA_MAX=2; ulimit -v \(3 << 20); exec \"$@\""
            return ["/bin/sh", "-c", script, "sh"] + command
        #else
            return command
        #endif
    }

    /// The limit for each file that a test run writes, in MiB. More takes the time of other tests, and nobody reads it.
    static let mostOutput = 4
    package static let outputSize = fileSize(bytes: mostOutput << 20)

    /// A command without core dumps, and with this limit: a test that never stops printing ends as a crash.
    static func output(_ command: [String]) -> [String] {
        ["/bin/sh", "-c", "ulimit -c 0; \(outputSize); exec \"$@\"", "sh"] + command
    }
}
