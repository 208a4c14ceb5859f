import Foundation

/// Keeps other commands of the tool from what the body changes, also those of another process.
///
/// - Parameter file: what the commands agree on. It is made when it is missing, and stays.
/// - Throws: ``CommandError`` when the file cannot be made.
func withLock<Result>(_ file: URL, _ body: () throws -> Result) throws -> Result {
    try file.deletingLastPathComponent().makeFolder()
    let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
        throw CommandError(.ownFailure, "\(file.path): \(String(cString: strerror(errno)))")
    }
    // The system ends the lock of a process that dies.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
}
