import Foundation

/// A file that a person names with `--output`.
extension URL {
    /// Checks that it can be written. Call this before what takes long.
    ///
    /// - Throws: ``CommandError`` when it cannot.
    package func requireWritableOutput() throws {
        let target = resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        guard target.kind != .folder else {
            throw CommandError(.misuse, "--output \(relativePath): this is a folder: name a file")
        }
        // A pipe or a device is no new file.
        let place = [.file, nil].contains(target.kind) ? folder : target
        guard FileManager.default.isWritableFile(atPath: place.path) else {
            let advice = folder.kind == .folder ? "where you may write" : "in a folder that exists"
            throw CommandError(.misuse, "--output \(relativePath): it cannot be written: name a file \(advice)")
        }
    }

    /// Writes it as a whole, or leaves what was there. A pipe or a device is written to, not replaced.
    ///
    /// - Throws: ``CommandError`` when that fails.
    package func writeOutput(_ data: Data) throws {
        let target = resolvingSymlinksInPath()
        do {
            guard ![.file, nil].contains(target.kind) else { return try data.write(to: target, options: .atomic) }
            try FileHandle(forWritingTo: target).write(contentsOf: data)
        } catch {
            let reason = (error as? CocoaError)?.words ?? error.reason
            throw CommandError(.ownFailure, "--output \(relativePath): \(reason): name another place")
        }
    }
}
