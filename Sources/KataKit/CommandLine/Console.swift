import Foundation

package enum Console {
    /// Writes a line on standard error. A closed terminal is no reason to crash.
    @Sendable package static func say(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("kata: \(message)\n".utf8))
    }
}
