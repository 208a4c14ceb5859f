import Foundation

/// Keeps other commands of the tool from what this one changes, also if they are of another process. It ends with the last
/// reference to it, or with the process.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, for which a file is made.
    ///
    /// - Parameter refusal: the error if something else has the lock, from its process and since when. Without it, this
    ///   waits.
    /// - Throws: ``CommandError`` when the file cannot be made, or the refusal.
    package init(_ file: URL, orThrow refusal: ((_ holder: String) -> CommandError)? = nil) throws {
        try file.deletingLastPathComponent().makeFolder()
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError(.ownFailure, "\(file.path): \(String(cString: strerror(errno)))")
        }
        guard let refusal else {
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            return
        }
        // Some file systems have no locks. There, nothing keeps two commands apart.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            throw refusal(file.readText(upTo: 200))
        }
        let time = Date().formatted(Date.ISO8601FormatStyle(timeZone: .current))
        // Into this file, which has the lock, not into a new one in its place.
        try Data("process \(ProcessInfo.processInfo.processIdentifier), since \(time)".utf8).write(to: file)
    }

    deinit { close(descriptor) }
}
