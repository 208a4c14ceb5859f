import Foundation
import KataKit

/// A named pipe that this program keeps open as long as it lives. Reading from it ends when this program is gone.
final class LivenessPipe: Sendable {
    let path: String
    private let descriptor: Int32

    /// - Parameter file: where the pipe will be, in the place of one that a killed program left.
    init(at file: URL) throws {
        path = file.path
        unlink(path)
        guard mkfifo(path, 0o600) == 0 else { throw Self.failure(path) }
        // Only a pipe that is also open for reading opens for writing at once.
        descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit {
        close(descriptor)
    }

    private static func failure(_ path: String) -> CommandError {
        CommandError(.ownFailure, "no pipe at \(path): \(String(cString: strerror(errno)))")
    }
}
