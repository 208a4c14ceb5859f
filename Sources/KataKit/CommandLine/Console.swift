import Foundation

package enum Console {
    /// Writes text on standard output, at once, also into a pipe.
    static func show(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }

    /// Writes a line on standard error. A closed terminal does not crash the tool.
    @Sendable package static func say(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("kata: \(message)\n".utf8))
    }
}
