import Foundation
import KataKit

/// Keeps other graders from the kit while this object lives: they would write into the same sandboxes. The system
/// releases it when the program is gone, also after a kill.
final class GraderLock: Sendable {
    private let descriptor: Int32

    /// - Parameter folder: what all graders of a kit share.
    /// - Throws: ``CommandError`` when another grader has it.
    init(in folder: URL) throws {
        try folder.makeFolder()
        let file = folder.appending(path: "lock")
        descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError(.ownFailure, "no lock at \(file.path): \(String(cString: strerror(errno)))")
        }
        // Some file systems have no locks. There, nobody keeps two graders apart.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            let holder = file.readText(upTo: 200)
            throw CommandError(
                .missingTool,
                "'kata grade' is at work on this kit (\(holder)): wait for it, or grade in a copy of the kit"
            )
        }
        let process = ProcessInfo.processInfo.processIdentifier
        let time = Date().formatted(Date.ISO8601FormatStyle(timeZone: .current))
        // In place: the lock is on this file, not on one that replaces it.
        try Data("process \(process), since \(time)".utf8).write(to: file)
    }

    deinit {
        close(descriptor)
    }
}
