import Foundation

/// Keeps other commands of the tool from what this one changes, also if they are of another process. It ends with the last
/// reference to it, or with the process.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, for which a file is made. It waits while something else has it.
    ///
    /// - Parameter check: called often while it waits, with the process that has the lock and since when. What it throws ends
    ///   the wait.
    /// - Throws: ``CommandError`` when the file cannot be made.
    package init(_ file: URL, whileWaiting check: (_ holder: String) throws -> Void = { _ in }) throws {
        try file.deletingLastPathComponent().makeFolder()
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError(.ownFailure, "\(file.path): \(String(cString: strerror(errno)))")
        }
        // Some file systems have no locks. There, nothing keeps two commands apart.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EINTR, EWOULDBLOCK].contains(errno) {
            try check(file.readText(upTo: 200))
            usleep(20_000)
        }
        let time = Date().formatted(Date.ISO8601FormatStyle(timeZone: .current))
        // Into this file, which has the lock, not into a new one in its place.
        try Data("process \(ProcessInfo.processInfo.processIdentifier), since \(time)".utf8).write(to: file)
    }

    deinit {
        // A child that is being started has the descriptor for a moment, and would keep the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
