import Foundation

/// Keeps another command of the tool from a stage, from the first file that is written there to the last run of what is built.
package final class StageLock: Sendable {
    private let descriptor: Int32

    /// Waits until no other command uses the stage.
    init(of stage: Stage, _ listener: ProgressListener) throws {
        try stage.root.makeFolder()
        let file = stage.root.appending(path: ".lock").path
        descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CommandError(.ownFailure, "\(file): \(String(cString: strerror(errno)))") }
        var hasToWait = false
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            if !hasToWait { listener.say("waiting for another 'kata' in this kit") }
            hasToWait = true
            if let interruption = Interruption.pending { throw interruption }
            try listener.check()
            usleep(50_000)
        }
    }

    deinit { close(descriptor) }
}
