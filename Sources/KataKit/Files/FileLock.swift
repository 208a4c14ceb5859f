import Foundation

/// Keeps other commands of the tool from what this one changes, also if they are of another process. It ends with the last
/// reference to it, or with the process.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Waits until nothing else has the lock, for which a file is made.
    ///
    /// - Parameter check: called often while it waits. What it throws ends the wait.
    /// - Throws: ``CommandError`` when the file cannot be made.
    package init(_ file: URL, whileWaiting check: () throws -> Void = {}) throws {
        try file.deletingLastPathComponent().makeFolder()
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError(.ownFailure, "\(file.path): \(String(cString: strerror(errno)))")
        }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EINTR, EWOULDBLOCK].contains(errno) {
            try check()
            usleep(20_000)
        }
    }

    deinit { close(descriptor) }
}
