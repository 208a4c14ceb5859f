import Foundation

package enum Console {
    /// Writes a line on standard error. A closed terminal does not crash the tool.
    @Sendable package static func say(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("kata: \(message)\n".utf8))
    }
}
