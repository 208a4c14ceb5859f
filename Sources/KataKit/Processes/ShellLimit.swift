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

    /// The limit for each file that a test run writes.
    package static let outputSize = fileSize(bytes: 64 << 20)
}
