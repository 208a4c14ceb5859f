import Foundation

/// A named pipe that is open as long as this object and this program live. When they are gone, also after a kill, those
/// who read from it come to its end.
package final class NamedPipe: Sendable {
    package let file: URL
    let descriptor: Int32

    /// - Parameters:
    ///   - file: where the pipe will be, in the place of one that a killed program left.
    ///   - mode: who may read and write it, whatever the caller's mask is.
    ///   - flags: how this program opens it. Only one that is also open for reading opens for writing at once.
    package init(at file: URL, mode: mode_t = 0o600, flags: Int32 = O_RDWR) throws {
        self.file = file
        unlink(file.path)
        let isMade = mkfifo(file.path, mode) == 0 && chmod(file.path, mode) == 0
        descriptor = isMade ? open(file.path, flags | O_CLOEXEC) : -1
        guard descriptor >= 0 else {
            throw CommandError(.ownFailure, "no pipe at \(file.path): \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        close(descriptor)
    }
}
